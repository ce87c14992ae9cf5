import type * as v from 'valibot';

type Schema = v.GenericSchema;

/**
 * Who may make a call: visitors need no token (D32), administrators a session of role BUILDING_ADM. A call on
 * a session is about the token that comes with it, whatever its role, and refuses nobody who comes without.
 * Providers sign what they send, and so do the controllers of buildings; operators hold the internal token or
 * are on the API's own machine.
 */
export type Access = 'visitor' | 'session' | 'administrator' | 'provider' | 'controller' | 'operator';

/** One call of spec §7, or an operation beside them (`operations.ts`). */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `{name}` for parameters, as OpenAPI writes it. */
  readonly path: `/${string}`;
  /** One line for the API's documentation. */
  readonly summary: string;
  readonly access: Access;
  /** Whether an `Idempotency-Key` header is read (D9, D31). */
  readonly idempotent?: true;
  readonly query?: Schema;
  readonly body?: Schema;
  /** What the body is, where it is not JSON. */
  readonly bodyMedia?: 'application/x-www-form-urlencoded';
  /** The longest body, where it may be longer than others. */
  readonly bodyBytes?: number;
  readonly success: 200 | 201 | 204 | 303;
  /** Absent where success has no body. */
  readonly answer?: Schema;
  /** What the answer is, where it is not JSON: its schema is that of a text; a picture's bytes have none. */
  readonly media?: 'text/html' | 'text/plain' | 'image/*';
  /**
   * How long caches may keep the answer, in seconds; then they ask again with its ETag. Without it nobody
   * keeps it.
   */
  readonly cacheSeconds?: number;
  /** Whether the answer is one page of a list, whose whole length is in the `X-Total-Count` header (D10). */
  readonly paginated?: true;
}

/** Keeps a call's literal types, so that payload and answer types can be derived from it. */
export function call<const T extends Call>(definition: T): T {
  return definition;
}

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
/** The values of a path's parameters: `/buildings/{id}` has an `id`. */
export type ParamsOf<T extends Call> = Readonly<Record<NamesIn<T['path']>, string>>;
/** What the caller may send: the schema's input side. */
export type BodyOf<T extends Call> = T extends { body: infer S extends Schema } ? v.InferInput<S> : undefined;
/** What the query may carry. */
export type QueryOf<T extends Call> = T extends { query: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
/** The server's view of a checked body. */
export type CheckedBodyOf<T extends Call> = T extends { body: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined;
/** The server's view of a checked query. */
export type CheckedQueryOf<T extends Call> = T extends { query: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined;
/** What a successful answer carries. */
export type AnswerOf<T extends Call> = T extends { answer: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined;

/** One page of a list. */
export interface Page<Records> {
  readonly records: Records;
  /** How many there are in all. Where nobody says so, a full page means that there may be more (D10). */
  readonly total?: number;
}
/** What a call comes to: its answer, together with what stands in headers. */
export type ResultOf<T extends Call> = T extends { paginated: true } ? Page<AnswerOf<T>> : AnswerOf<T>;
