import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { calls } from './calls.ts';
import type { Access, Call } from './call.ts';
import { ERROR_STATUS, ErrorEnvelope } from './error.ts';

type JsonObject = Record<string, unknown>;

/** The document's top level; below it stand plain JSON objects. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Record<string, JsonObject>;
  readonly components: JsonObject;
}

/** An operation that is not one of section 7's calls, such as a provider's notification. */
export interface ExtraOperation {
  readonly method: 'get' | 'post';
  readonly path: `/${string}`;
  readonly operation: JsonObject;
}

const schemaOf = (schema: v.GenericSchema): JsonObject => {
  const { $schema: _dialect, ...schemaObject } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
  }) as JsonObject;
  return schemaObject;
};

/** How a call's access is written: a session's token that may be left out is one of two ways. */
const SECURITY: Readonly<Record<Access, readonly JsonObject[] | undefined>> = {
  visitor: undefined,
  session: [{ session: [] }, {}],
  administrator: [{ session: [] }],
};

const json = (schema: JsonObject, media = 'application/json') => ({ content: { [media]: { schema } } });

function parametersOf(definition: Call): JsonObject[] {
  const inPath = [...definition.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const query = definition.query ? schemaOf(definition.query) : {};
  const required = (query['required'] ?? []) as string[];
  const inQuery = Object.entries((query['properties'] ?? {}) as JsonObject).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const inHeader = definition.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } }]
    : [];
  return [...inPath, ...inQuery, ...inHeader];
}

function operationOf(name: string, definition: Call): JsonObject {
  return {
    operationId: name,
    summary: definition.summary,
    parameters: parametersOf(definition),
    ...(SECURITY[definition.access] && { security: SECURITY[definition.access] }),
    ...(definition.body && { requestBody: { required: true, ...json(schemaOf(definition.body)) } }),
    responses: {
      [definition.success]: {
        description: 'Success',
        ...(definition.counted && { headers: { 'X-Total-Count': { schema: { type: 'integer' } } } }),
        ...(definition.answer && json(schemaOf(definition.answer), definition.media)),
      },
      default: { $ref: '#/components/responses/Error' },
    },
  };
}

/**
 * The OpenAPI 3.1 document of the calls, plus operations that only the server knows (provider notifications).
 *
 * @param title the API's name in the document
 */
export function openApiDocument(title: string, extra: readonly ExtraOperation[] = []): OpenApiDocument {
  const paths: Record<string, JsonObject> = {};
  const add = (path: string, method: string, operation: JsonObject) => {
    (paths[path] ??= {})[method] = operation;
  };
  for (const [name, definition] of Object.entries<Call>(calls))
    add(definition.path, definition.method.toLowerCase(), operationOf(name, definition));
  for (const { path, method, operation } of extra) add(path, method, operation);
  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
      responses: {
        Error: {
          description: `Error envelope; result_code is one of ${Object.keys(ERROR_STATUS).join(', ')}`,
          ...json(schemaOf(ErrorEnvelope)),
        },
      },
    },
  };
}
