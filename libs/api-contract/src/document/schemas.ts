import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { COMMON } from './commonFields.ts';
import type { Descriptions } from './describe.ts';

/** A part of the document: a plain JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** The table's entry for the longest matching end of a path; a tuple, because the entry may be undefined. */
export function entryFor<T>(table: Readonly<Record<string, T>>, path: string): readonly [T] | undefined {
  const value = table[path];
  if (value !== undefined || Object.hasOwn(table, path)) return [value as T];
  const dot = path.indexOf('.');
  return dot < 0 ? undefined : entryFor(table, path.slice(dot + 1));
}

/** The description of a parameter or a field, where there is one. */
export function describe(fields: Descriptions = {}, path = ''): { readonly description?: string } {
  const [description] = entryFor({ ...COMMON, ...fields }, path) ?? [];
  return description === undefined ? {} : { description };
}

/** Adds each field's description to its schema, through nested lists, alternatives and objects. */
function withDescriptions(schema: JsonObject, fields: Descriptions, path: string): JsonObject {
  const inside = (one: unknown, at = path) => (isObject(one) ? withDescriptions(one, fields, at) : one);
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(items !== undefined && { items: inside(items) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((one) => inside(one)) }),
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => {
          const at = `${path}.${name}`;
          return [name, { ...(inside(property, at) as JsonObject), ...describe(fields, at) }];
        }),
      ),
    }),
  };
}

/**
 * The JSON Schema of a part of a call, with its descriptions: for a body, of the values that may be sent; for
 * a query and an answer, of the values after conversion.
 */
export function describeSchema(
  part: 'query' | 'body' | 'answer',
  schema: v.GenericSchema,
  fields: Descriptions = {},
): JsonObject {
  const typeMode = part === 'body' ? 'input' : 'output';
  const options = { typeMode, errorMode: 'ignore', target: 'draft-2020-12' } as const;
  const { $schema: _dialect, ...schemaObject } = toJsonSchema(schema, options) as JsonObject;
  return withDescriptions(schemaObject, fields, part);
}
