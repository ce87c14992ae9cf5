import { calls, siteCalls } from '@laundry/api-contract';
import type { BodyOf, Call, QueryOf, ResultOf } from '@laundry/api-contract';
import type { Parts } from './exchange.ts';
import { PORTAL_RETRIES, createHttp } from './http.ts';
import type { ClientOptions } from './http.ts';
import { createSend } from './send.ts';
import type { CallOptions, Send } from './send.ts';

type Calls = Readonly<Record<string, Call>>;

/** A text for each `{name}` of a path, in their order. */
type PathValues<Path extends string> = Path extends `${string}}${infer Rest}`
  ? [string, ...PathValues<Rest>]
  : [];

/** What a call carries beside its path: a query or a body. */
type Sent<T extends Call> = T extends { query: object }
  ? [QueryOf<T>]
  : T extends { body: object }
    ? [BodyOf<T>]
    : [];

/**
 * One function for each call: it takes the values of the path, then the query or the body where the call has
 * one. It resolves to the checked answer (of a page of records also how many there are in all, D10) and
 * rejects with an AppError, or with the abort reason when its signal is aborted.
 */
type Functions<Table extends Calls> = {
  readonly [Name in keyof Table]: (
    ...args: [...PathValues<Table[Name]['path']>, ...Sent<Table[Name]>, options?: CallOptions]
  ) => Promise<ResultOf<Table[Name]>>;
};

const createFunction = (call: Call, send: Send) => {
  const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const part = call.query ? 'query' : 'body';
  return (...args: readonly unknown[]) => {
    const path = Object.fromEntries(names.map((name, index) => [name, args[index]]));
    const others = args.slice(names.length);
    const parts = { path, ...(call[part] && { [part]: others.shift() }) };
    return send(call, parts as Parts<Call>, others[0] as CallOptions | undefined);
  };
};

const createFunctions = <Table extends Calls>(table: Table, send: Send): Functions<Table> =>
  // The cast is safe, because each call gets its function.
  Object.fromEntries(
    Object.entries(table).map(([name, call]) => [name, createFunction(call, send)]),
  ) as unknown as Functions<Table>;

/** The product's calls (spec §7), one function each. */
export const createApiClient = (options: ClientOptions) =>
  createFunctions(calls, createSend(createHttp(options, PORTAL_RETRIES), options));

export type ApiClient = ReturnType<typeof createApiClient>;

/** The public site's calls only, so that its pages include none of the portal's. */
export const createSiteClient = (options: ClientOptions) =>
  createFunctions(siteCalls, createSend(createHttp(options), options));

export type SiteClient = ReturnType<typeof createSiteClient>;
