import { createServer, request as send } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The network between an engine and the local run: a proxy, as drivers can hold back or break nothing. */
export interface Network {
  readonly port: number;
  /** Leaves every request without an answer, as without a connection. */
  setOffline: (offline: boolean) => void;
  /** What policies have refused so far, as the engine reports it. */
  readonly refused: readonly string[];
  /** Holds answers of such paths back. @returns a function that releases them */
  hold: (paths: RegExp) => () => void;
  end: () => void;
}

/** Added to every policy that passes; the engine then reports what it refuses. */
const REPORTS = '/policy-reports';

/** A page's own headers, with a policy that has refusals reported. */
const reporting = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const policy = headers['content-security-policy'];
  return policy === undefined
    ? headers
    : { ...headers, 'content-security-policy': `${String(policy)}; report-uri ${REPORTS}` };
};

export async function startNetwork(): Promise<Network> {
  let isOffline = false;
  const refused: string[] = [];
  let held: { paths: RegExp; released: Promise<null> } | undefined;
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { port, pathname, search } = new URL(request.url ?? '');
    if (pathname === REPORTS) {
      refused.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    if (held?.paths.test(pathname) === true) await held.released;
    if (isOffline) {
      request.socket.destroy();
      return;
    }
    const { method, headers } = request;
    const passed = send({ host: 'localhost', port, method, path: pathname + search, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, reporting(answer.headers));
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  };
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    refused,
    setOffline: (offline) => {
      isOffline = offline;
    },
    hold: (paths) => {
      const { promise, resolve } = Promise.withResolvers<null>();
      held = { paths, released: promise };
      return () => {
        held = undefined;
        resolve(null);
      };
    },
    end: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
