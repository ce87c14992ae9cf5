import type { CDPSession } from 'playwright-core';

/** Bytes that a page fetched over the network, with the answers' headers. */
export interface Wire {
  readonly script: number;
  readonly htmlAndCss: number;
  readonly fonts: number;
  readonly total: number;
}

const KINDS: readonly (readonly [RegExp, keyof Wire])[] = [
  [/javascript/, 'script'],
  [/^text\/(html|css)/, 'htmlAndCss'],
  [/^font\//, 'fonts'],
];

/** Watches the network of a page. */
export interface Network {
  readonly wire: () => Wire;
  /** Milliseconds since the last request began or ended; 0 while one is running. */
  readonly quietMs: () => number;
}

/** Starts to observe a page. The network domain of its DevTools session must be enabled. */
export function watchNetwork(devtools: CDPSession): Network {
  const types = new Map<string, string>();
  const underWay = new Set<string>();
  const wire = { script: 0, htmlAndCss: 0, fonts: 0, total: 0 };
  let last = performance.now();
  const end = (id: string) => {
    underWay.delete(id);
    last = performance.now();
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // These URLs cause no network traffic.
    if (/^(data|blob):/.test(request.url)) return;
    underWay.add(requestId);
    last = performance.now();
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    types.set(requestId, response.mimeType),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    const kind = KINDS.find(([pattern]) => pattern.test(type))?.[1];
    if (kind !== undefined) wire[kind] += encodedDataLength;
    wire.total += encodedDataLength;
    end(requestId);
  });
  return {
    wire: () => ({ ...wire }),
    quietMs: () => (underWay.size > 0 ? 0 : performance.now() - last),
  };
}
