import type { KeyValueStorage } from '../src/browserStorage.ts';

/** A call that a test expects, and the server's answer. */
export interface FakeAnswer {
  /** 'GET' by default. */
  readonly method?: string;
  /** The path without query. */
  readonly path: string;
  readonly status?: number;
  /** Sent as JSON; a string is sent unchanged, for malformed answers. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Fails with a network error instead of answering. */
  readonly networkError?: true;
  /** Holds the answer back until this gate is released. */
  readonly gate?: Gate;
}

/** Status and body of the API's answer to a call that it refuses. */
export const refusal = (status: number, code: string, message = '', detail?: string) => ({
  status,
  body: { result_code: code, result_message: message, result_detail: detail },
});

export interface Gate {
  readonly opened: Promise<unknown>;
  release(): void;
}

/** A gate that holds an answer back until the test releases it. */
export function gate(): Gate {
  const { promise, resolve } = Promise.withResolvers<null>();
  return { opened: promise, release: () => resolve(null) };
}

/** A request as a server would receive it. Its signal is aborted only while the request itself is kept. */
async function record(request: Request) {
  const { method, url, headers, signal } = request;
  const text = await request.text();
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { method, url: new URL(url), headers, body, signal, request };
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });

function toResponse({ status = 200, body, headers }: FakeAnswer): Response {
  const text = typeof body === 'string' ? body : body === undefined ? null : JSON.stringify(body);
  return new Response(text, { status, headers: { 'content-type': 'application/json', ...headers } });
}

/**
 * A fake server for tests of sagas: answers each call from a list, in order per method and path (the last one
 * repeatedly), and records the requests. A call that is not in the list fails with a clear error.
 */
export function fakeFetch(answers: readonly FakeAnswer[]) {
  const remaining = [...answers];
  const requests: Awaited<ReturnType<typeof record>>[] = [];
  const watchers = new Set<() => void>();

  const next = (method: string, path: string): FakeAnswer => {
    const matches = (answer: FakeAnswer) => (answer.method ?? 'GET') === method && answer.path === path;
    const found = remaining.find(matches);
    if (!found) throw new Error(`fakeFetch has no answer for ${method} ${path}`);
    if (remaining.filter(matches).length > 1) remaining.splice(remaining.indexOf(found), 1);
    return found;
  };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = await record(new Request(input, init));
    requests.push(request);
    for (const watcher of watchers) watcher();
    const answer = next(request.method, request.url.pathname);
    if (answer.gate) await Promise.race([answer.gate.opened, aborted(request.signal)]);
    if (answer.networkError) throw new TypeError('Failed to fetch');
    return toResponse(answer);
  };

  const subscribe = (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  };
  /** Resolves once the server has received that many requests. */
  const receivedRequests = (count: number) =>
    until({ getState: () => requests, subscribe }, ({ length }) => length >= count);

  return { fetch, requests, receivedRequests };
}

interface Observable<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/** Resolves with the state once it satisfies the condition; the test runner's time-out limits the wait. */
export function until<State>(store: Observable<State>, condition: (state: State) => boolean): Promise<State> {
  return new Promise((resolve) => {
    const check = () => {
      const state = store.getState();
      if (!condition(state)) return;
      unsubscribe();
      resolve(state);
    };
    const unsubscribe = store.subscribe(check);
    check();
  });
}

/** A storage for one test. @param stored its values, by key */
export function memory(stored: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const items = new Map(Object.entries(stored));
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => items.set(key, value).has(key),
    removeItem: (key) => void items.delete(key),
    keys: () => [...items.keys()],
  };
}
