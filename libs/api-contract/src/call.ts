import type * as v from 'valibot';
import type { CallDescription } from './document/describe.ts';

type Schema = v.GenericSchema;

/**
 * Who may make a call: visitors need no token (D32), administrators a session of role BUILDING_ADM. Calls on
 * a session concern the token that is sent, whatever its role, and accept requests without one. Providers and
 * the controllers of buildings sign their calls; operators have the internal token or are on the API's own
 * machine.
 */
export type Access = 'visitor' | 'session' | 'administrator' | 'provider' | 'controller' | 'operator';

/** One call of spec §7, or an operation beside them (`operations.ts`). */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `{name}` for parameters, as in OpenAPI. */
  readonly path: `/${string}`;
  /** One line for the API's documentation. */
  readonly summary: string;
  readonly access: Access;
  /** Whether an `Idempotency-Key` header is read (D9, D31). */
  readonly idempotent?: true;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The media type of the body, where it is not JSON. */
  readonly bodyMedia?: 'application/x-www-form-urlencoded';
  /** The largest body in bytes, where it may be larger than others. */
  readonly bodyBytes?: number;
  /** The status of success; by default 200 (`successStatus`). */
  readonly success?: 200 | 201 | 204 | 303;
  /** Absent where success has no body. */
  readonly answer?: Schema;
  /** The media type of the answer, where it is not JSON: its schema is that of a text; images have none. */
  readonly media?: 'text/html' | 'text/plain' | 'image/*';
  /** How many seconds caches may store the answer before they revalidate its ETag. By default none. */
  readonly cacheSeconds?: number;
  /**
   * Whether it is beyond spec §7, so that another server need not have it (D69). Calls about one of several
   * things are not marked: their 404 says that the thing is gone.
   */
  readonly optional?: true;
  /** Whether spec §7 shows no body of the answer: one that does not fit is still a success (D68). */
  readonly bodyNotShown?: true;
  /** Whether the answer is one page of a list, whose whole length is in the `X-Total-Count` header (D10). */
  readonly paginated?: true;
  /** Whether the answer may have the number of a case, in the `X-Case-Number` header (D89). */
  readonly opensCase?: true;
  /** What the document says of it: of an operation, as of others it would travel into the sites' pages. */
  readonly doc?: CallDescription;
}

/** An operation, whose description stands beside its schemas. */
export type DocumentedCall = Call & Required<Pick<Call, 'doc'>>;

/** What of a call makes its request. */
export type Request = Pick<Call, 'method' | 'path' | 'query' | 'body'>;

/**
 * Preserves a call's literal types, so that payload and answer types can be derived from it.
 *
 * @__NO_SIDE_EFFECTS__ what does not use a call leaves its schemas out
 */
export function call<const T extends Call>(definition: T): T {
  return definition;
}

/** The status of a call's success. */
export const successStatus = ({ success = 200 }: Call): number => success;

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
/** The values of a path's parameters: `/buildings/{id}` has an `id`. */
export type ParamsOf<T extends Request> = Readonly<Record<NamesIn<T['path']>, string>>;
/** The body that a caller may send: the schema's input type. */
export type BodyOf<T extends Request> = T extends { body: infer S extends Schema }
  ? v.InferInput<S>
  : undefined;
/** The query that a caller may send. */
export type QueryOf<T extends Request> = T extends { query: infer S extends Schema }
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
  /** The total number of records; where it is unknown, more may follow a full page (D10). */
  readonly total?: number;
}
/** The case that a message opened, where it opened one. */
export interface OpenedCase {
  readonly caseNumber?: string | undefined;
}
/** The result of a call: its answer with data from headers. */
export type ResultOf<T extends Call> = T extends { paginated: true }
  ? Page<AnswerOf<T>>
  : T extends { opensCase: true }
    ? OpenedCase
    : T extends { bodyNotShown: true }
      ? AnswerOf<T> | undefined
      : AnswerOf<T>;
