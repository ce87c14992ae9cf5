import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of the loopback that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const closed = once(server, 'close');
  server.close();
  await closed;
  return typeof address === 'object' && address ? address.port : 0;
}
