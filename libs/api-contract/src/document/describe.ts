import type * as v from 'valibot';
import type { BodyOf, Call, QueryOf } from '../call.ts';

/** `id` and `userId` of `/buildings/{id}/users/{userId}`. */
type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never;

/** Every field of a payload or answer, as `machine.building.name`; a list's fields are its records'. */
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

/** A sentence for each field: its meaning, its unit and format, and the source of its rule. */
type Fields<T> = Readonly<Record<FieldNames<T>, string>>;

interface Described<T> {
  readonly fields: Fields<T>;
  readonly example: T;
}

interface Parameter {
  readonly description: string;
  readonly example: string;
}

/** A property `Key` where the call has such a part, otherwise nothing. */
type Part<Key extends string, Has, Value> = Has extends true
  ? { readonly [K in Key]: Value }
  : { readonly [K in Key]?: never };

/** The description of a call. One that lacks a field, parameter or example does not compile. */
export type CallDescription<T extends Call> = {
  readonly description: string;
  /** The meaning of success. */
  readonly success: string;
} & Part<
  'parameters',
  [ParameterNames<T['path']>] extends [never] ? false : true,
  Readonly<Record<ParameterNames<T['path']>, Parameter>>
> &
  Part<'query', T extends { query: object } ? true : false, Described<QueryOf<T>>> &
  Part<'body', T extends { body: object } ? true : false, Described<BodyOf<T>>> &
  Part<'answer', T extends { answer: object } ? true : false, Described<SentAnswerOf<T>>>;

/** The description of any call, for the code that makes the document. */
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

/** Checks a description against the types of its call. */
export const describeCall = <T extends Call>(
  _call: T,
  description: CallDescription<T> & AnyDescription,
): AnyDescription => description;
