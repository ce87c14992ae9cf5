import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { COMMON } from './commonFields.ts';
import type { AnyFields } from './describe.ts';

/** A part of the document: a plain JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

const common: AnyFields = COMMON;

/** Adds each field's description to its schema, through nested lists, alternatives and objects. */
function withDescriptions(schema: JsonObject, fields: AnyFields, at = ''): JsonObject {
  const inside = (one: unknown) => (isObject(one) ? withDescriptions(one, fields, at) : one);
  const { properties, items, anyOf } = schema;
  return {
    ...schema,
    ...(items !== undefined && { items: inside(items) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map(inside) }),
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => {
          const description = fields[`${at}${name}`] ?? common[name];
          const nested = isObject(property) ? withDescriptions(property, fields, `${at}${name}.`) : {};
          return [name, { ...nested, ...(description !== undefined && { description }) }];
        }),
      ),
    }),
  };
}

/**
 * The JSON Schema of a payload or an answer, with its descriptions.
 *
 * @param typeMode whether the input or the output of transformations is described
 */
export function describeSchema(
  schema: v.GenericSchema,
  fields: AnyFields = {},
  typeMode: 'input' | 'output' = 'input',
): JsonObject {
  const options = { typeMode, errorMode: 'ignore', target: 'draft-2020-12' } as const;
  const { $schema: _dialect, ...schemaObject } = toJsonSchema(schema, options) as JsonObject;
  return withDescriptions(schemaObject, fields);
}
