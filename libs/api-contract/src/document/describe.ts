import type * as v from 'valibot';
import type { BodyOf, Call, QueryOf } from '../call.ts';
import type { ErrorCode } from '../error.ts';
import type { COMMON } from './commonFields.ts';

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

type LastOf<Name extends string> = Name extends `${string}.${infer Rest}` ? LastOf<Rest> : Name;

/**
 * A sentence for each field: its meaning, its unit and format, and the source of its rule. One that means the
 * same in every call needs none.
 */
type Fields<T> = {
  readonly [Name in FieldNames<T> as LastOf<Name> extends keyof typeof COMMON ? never : Name]: string;
} & { readonly [Name in FieldNames<T>]?: string };

interface Parameter {
  readonly description: string;
  readonly example: string;
}

/** A property `Key` where the call has such a part, otherwise nothing. */
type Part<Key extends string, Has, Value> = Has extends true
  ? { readonly [K in Key]: Value }
  : { readonly [K in Key]?: never };

/** The description of a call. One that lacks a field or a parameter does not compile. */
export type CallDescription<T extends Call> = {
  readonly description: string;
  /** The meaning of success. */
  readonly success: string;
  /** The error codes of its own rules, beside those of its kind (`openapi.ts`). */
  readonly errors?: readonly ErrorCode[];
} & Part<
  'parameters',
  [ParameterNames<T['path']>] extends [never] ? false : true,
  Readonly<Record<ParameterNames<T['path']>, Parameter>>
> &
  Part<'query', T extends { query: object } ? true : false, Fields<QueryOf<T>>> &
  Part<'body', T extends { body: object } ? true : false, Fields<BodyOf<T>>> &
  Part<'answer', T extends { answer: object } ? true : false, Fields<SentAnswerOf<T>>>;

/** The description of any call, for the code that makes the document. */
export interface AnyDescription {
  readonly description: string;
  readonly success: string;
  readonly errors?: readonly ErrorCode[];
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly query?: AnyFields;
  readonly body?: AnyFields;
  readonly answer?: AnyFields;
}

export type AnyFields = Readonly<Record<string, string>>;

/** The descriptions of all calls of a table or a module. */
export type DescriptionsOf<Calls> = {
  readonly [Name in keyof Calls as Calls[Name] extends Call ? Name : never]: Calls[Name] extends Call
    ? CallDescription<Calls[Name]>
    : never;
};
