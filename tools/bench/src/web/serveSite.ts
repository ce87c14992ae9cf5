import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileOfPage } from '@laundry/built-site';
import type { Site, SiteFile } from '@laundry/built-site';

/** A site that is being served. */
export interface Served {
  readonly origin: string;
  /** Bytes sent to background requests since the last call of this function. */
  readonly takeBackground: () => number;
  readonly close: () => Promise<void>;
}

/** Values of Sec-Fetch-Dest for requests of a service worker and for a page's own calls. */
const BACKGROUND = new Set(['serviceworker', 'empty']);
const HASHED = /^\/assets\//;

const fileAt = (site: Site, path: string): SiteFile | undefined =>
  site.get(path) ?? site.get(fileOfPage(path));

function send(
  response: ServerResponse,
  status: number,
  path: string,
  { type, compressed, sent }: SiteFile,
): void {
  response
    .writeHead(status, {
      'content-type': type,
      'content-length': sent.length,
      'cache-control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(compressed && { 'content-encoding': 'br' }),
    })
    .end(sent);
}

/** Serves a site from memory on a free port of the loopback interface, its texts always as brotli. */
export async function serveSite(site: Site): Promise<Served> {
  let background = 0;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const found = fileAt(site, pathname);
    const file = found ?? site.get(fileOfPage('/404'));
    if (file === undefined) return void response.writeHead(404).end();
    if (BACKGROUND.has(String(request.headers['sec-fetch-dest']))) background += file.sent.length;
    send(response, found ? 200 : 404, pathname, file);
  };
  const server = createServer({ keepAliveTimeout: 60_000 }, answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the site is not served on a port');
  return {
    // The pages' own addresses have this host name.
    origin: `http://localhost:${address.port}`,
    takeBackground: () => {
      const taken = background;
      background = 0;
      return taken;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
