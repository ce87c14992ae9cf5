import type * as v from 'valibot';
import type { CallDescription } from './document/describe.ts';

type Schema = v.GenericSchema;

/**
 * Who may make a call: visitors need no token (D32), administrators a session of role BUILDING_ADM. Calls on
 * a session apply to the session of the token in the request, whatever its role, and also accept requests
 * without a token. Providers and the controllers of buildings sign their calls; operators have the internal
 * token or are on the API's own machine.
 */
export type Access = 'visitor' | 'session' | 'administrator' | 'provider' | 'controller' | 'operator';

/** A call of spec §7, or an operation in addition to them (`operations.ts`). */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `{name}` for parameters, as in OpenAPI. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** Whether an `Idempotency-Key` header is read (D9, D31). */
  readonly idempotent?: true;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The media type of the body, where it is not JSON. */
  readonly bodyMedia?: 'application/x-www-form-urlencoded';
  /** The maximum size of the body in bytes, if it is above the default. */
  readonly bodyBytes?: number;
  /** The status of success; by default 200, and 204 where success has no body (`successStatus`). */
  readonly success?: 201 | 303;
  /** Absent where success has no body. */
  readonly answer?: Schema;
  /** The media type of an answer that is not JSON. Texts have a schema of a text, images have none. */
  readonly media?: 'text/html' | 'text/plain' | 'image/*';
  /** How many seconds caches may store the answer before they revalidate its ETag. By default none. */
  readonly cacheSeconds?: number;
  /**
   * Whether it is beyond spec §7, so that another server need not have it (D69). Calls on a single record are
   * not marked, because their 404 means that the record does not exist.
   */
  readonly optional?: true;
  /** Whether spec §7 does not show the answer's body; a body that does not fit is still a success (D68). */
  readonly bodyNotShown?: true;
  /** Whether the answer is one page of a list, whose whole length is in the `X-Total-Count` header (D10). */
  readonly paginated?: true;
  /** Whether the answer may have the number of a case, in the `X-Case-Number` header (D89). */
  readonly opensCase?: true;
  /** The description in the API's document; for operations only, to keep others out of the sites' bundles. */
  readonly doc?: CallDescription;
}

/** An operation, which has its description beside its schemas. */
export type DocumentedCall = Call & Required<Pick<Call, 'doc'>>;

/** The parts of a call that define its request. */
export type Request = Pick<Call, 'method' | 'path' | 'query' | 'body'>;

/**
 * Defines a call, with its literal types, so that payload and answer types can be derived from it.
 *
 * @__NO_SIDE_EFFECTS__ so that bundles leave out the schemas of calls that they do not use
 */
export function call<
  const Method extends Call['method'],
  const Path extends Call['path'],
  const T extends Omit<Call, 'method' | 'path'>,
>(method: Method, path: Path, definition: T): T & { readonly method: Method; readonly path: Path } {
  return { method, path, ...definition };
}

/** The status of a call's success. */
export const successStatus = ({ success, answer, media }: Call): number =>
  success ?? (answer || media ? 200 : 204);

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
/** The values of a path's parameters: `/buildings/{id}` has an `id`. */
export type ParamsOf<T extends Request> = Readonly<Record<NamesIn<T['path']>, string>>;
type InputOf<S> = S extends Schema ? v.InferInput<S> : undefined;
type OutputOf<S> = S extends Schema ? v.InferOutput<S> : undefined;
/** The body that a caller may send: the schema's input type. */
export type BodyOf<T extends Request> = InputOf<T['body']>;
/** The query that a caller may send. */
export type QueryOf<T extends Request> = InputOf<T['query']>;
/** The server's view of a checked body. */
export type CheckedBodyOf<T extends Call> = OutputOf<T['body']>;
/** The server's view of a checked query. */
export type CheckedQueryOf<T extends Call> = OutputOf<T['query']>;
/** The checked body of a successful answer. */
export type AnswerOf<T extends Call> = OutputOf<T['answer']>;

/** One page of a list. */
export interface Page<Records> {
  readonly records: Records;
  /** The total number of records; where it is unknown, more may follow a full page (D10). */
  readonly total?: number;
}
/** The number of the case that a message opened, if it opened one. */
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
