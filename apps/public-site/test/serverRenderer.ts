import { MessageChannel } from 'node:worker_threads';

// jsdom has no MessageChannel, and React's renderer opens one that is never closed.
const ports: MessageChannel['port1'][] = [];
class Channel extends MessageChannel {
  constructor() {
    super();
    ports.push(this.port1);
  }
}
Object.assign(globalThis, { MessageChannel: Channel });
afterAll(() => {
  for (const port of ports) port.close();
});

/** React's renderers to strings, as used by the build. */
export const { renderToStaticMarkup, renderToString } = await import('react-dom/server');
