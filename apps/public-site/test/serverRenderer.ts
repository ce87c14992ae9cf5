import { MessageChannel } from 'node:worker_threads';

// jsdom has none, and React's renderer to strings opens one for good.
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

/** React's renderers to strings, as the build has them. */
export const { renderToStaticMarkup, renderToString } = await import('react-dom/server');
