import type * as v from 'valibot';
import type { BodyOf, Call, QueryOf } from '../call.ts';

/** `id` and `userId` of `/buildings/{id}/users/{userId}`. */
type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/**
 * Every field of a payload or an answer, `machine.building.name`; records of a list are named as one of them.
 */
type FieldNames<T> = T extends readonly (infer Entry)[]
  ? FieldNames<Entry>
  : T extends object
    ? string extends keyof T
      ? never
      : { [Key in keyof T & string]: Key | `${Key}.${FieldNames<T[Key]>}` }[keyof T & string]
    : never;

type SentAnswerOf<T extends Call> = T extends { answer: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : undefined;

/** A sentence for each field: what it is, its unit and shape, and where its rule comes from. */
type Fields<T> = Readonly<Record<FieldNames<T>, string>>;

interface Described<T> {
  readonly fields: Fields<T>;
  readonly example: T;
}

interface Parameter {
  readonly description: string;
  readonly example: string;
}

/** `Key` with its value where the call has such a part, else nothing under it. */
type Part<Key extends string, Has, Value> = Has extends true
  ? { readonly [K in Key]: Value }
  : { readonly [K in Key]?: never };

/**
 * What the document says of a call beyond its shapes. A field, parameter or example that is missing does not
 * compile.
 */
export type CallDescription<T extends Call> = {
  readonly description: string;
  /** What success means. */
  readonly success: string;
} & Part<
  'parameters',
  [ParameterNames<T['path']>] extends [never] ? false : true,
  Readonly<Record<ParameterNames<T['path']>, Parameter>>
> &
  Part<'query', T extends { query: object } ? true : false, Described<QueryOf<T>>> &
  Part<'body', T extends { body: object } ? true : false, Described<BodyOf<T>>> &
  Part<'answer', T extends { answer: object } ? true : false, Described<SentAnswerOf<T>>>;

/** The same of any call, for what puts the document together. */
export interface AnyDescription {
  readonly description: string;
  readonly success: string;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly query?: AnyDescribed;
  readonly body?: AnyDescribed;
  readonly answer?: AnyDescribed;
}

export interface AnyDescribed {
  readonly fields: Readonly<Record<string, string>>;
  readonly example: unknown;
}

/** Checks a description against its call, whose literal types name what has to be described. */
export const describeCall = <T extends Call>(
  _call: T,
  description: CallDescription<T> & AnyDescription,
): AnyDescription => description;
