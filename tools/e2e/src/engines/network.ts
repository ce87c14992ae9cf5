import { request as send } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveHttp } from '@laundry/sandbox/local';

/** The report address that is added to every policy, so that the engine reports what it refuses. */
const REPORTS = '/policy-reports';

/** The headers of an answer, with a policy that has refusals reported. */
const reporting = (headers: IncomingHttpHeaders): IncomingHttpHeaders => {
  const policy = headers['content-security-policy'];
  return policy === undefined
    ? headers
    : { ...headers, 'content-security-policy': `${String(policy)}; report-uri ${REPORTS}` };
};

/** The network between an engine and the local run: a proxy, as drivers cannot delay or fail requests. */
export async function startNetwork() {
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
  const { port, close } = await serveHttp(pass);
  return {
    port,
    /** What policies have refused so far, as the engine reports it. */
    refused: refused as readonly string[],
    /** Leaves every request without an answer, as without a connection. */
    setOffline: (offline: boolean): void => {
      isOffline = offline;
    },
    /** Holds back requests to matching paths. @returns a function that releases them */
    hold: (paths: RegExp): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<null>();
      held = { paths, released: promise };
      return () => {
        held = undefined;
        resolve(null);
      };
    },
    end: close,
  };
}
export type Network = Awaited<ReturnType<typeof startNetwork>>;
