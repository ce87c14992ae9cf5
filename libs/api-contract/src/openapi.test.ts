import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import * as v from 'valibot';
import { makeExample } from './document/examples.ts';
import { DESCRIPTIONS, DOCUMENTED, possibleErrors, openApiDocument } from './openapi.ts';
import { ERROR_STATUS, ErrorEnvelope } from './index.ts';
import type { Call } from './index.ts';
import type { DocumentedName } from './openapi.ts';
import { describeSchema } from './document/schemas.ts';

const document = openApiDocument('API', (code) => `text of ${code}`);
const NAMES = Object.keys(DOCUMENTED) as DocumentedName[];

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats(ajv);
ajv.addSchema(document, 'document');

const findOperation = (name: DocumentedName) => {
  const { path, method } = DOCUMENTED[name];
  return document.paths[path]?.[method.toLowerCase()] ?? {};
};
const toPointer = (name: DocumentedName) => {
  const { path, method } = DOCUMENTED[name];
  return `document#/paths/${encodeURIComponent(path.replaceAll('/', '~1'))}/${method.toLowerCase()}`;
};

/** A media type as a part of a JSON pointer. */
const mediaPointer = (media: string) => encodeURIComponent(media.replaceAll('/', '~1'));

/** The paths and descriptions of all properties within a schema. */
function listProperties(node: unknown, path: string): [string, unknown][] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {}, ...others } = node as { properties?: Record<string, { description?: unknown }> };
  return [
    ...Object.entries(properties).flatMap(([name, property]): [string, unknown][] => [
      [`${path}.${name}`, property.description],
      ...listProperties(property, `${path}.${name}`),
    ]),
    ...Object.values(others).flatMap((other) => listProperties(other, path)),
  ];
}

const SENTENCE = /^\S.*[.)]$/s;

it('is a valid OpenAPI 3.1 document', async () => {
  // The validator changes the object that it gets, because it resolves the references.
  const copy = JSON.parse(JSON.stringify(document)) as Record<string, unknown>;
  const { valid, errors } = await new Validator().validate(copy);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

describe.each(NAMES)('%s in the document', (name) => {
  const call: Call = DOCUMENTED[name];
  const operation = findOperation(name);
  const described = DESCRIPTIONS[name];

  it('has its name, summary and description', () => {
    expect(operation).toMatchObject({
      operationId: name,
      summary: expect.stringMatching(/^[A-Z].*\w$/) as string,
    });
    expect(operation['description']).toMatch(SENTENCE);
  });

  it('describes every parameter and every field, and no other', () => {
    const parameters = operation['parameters'] as { name: string; in: string; description?: string }[];
    const fields = [
      ...parameters.map((each) => [
        each.in === 'path' ? `parameters.${each.name}` : each.name,
        each.description,
      ]),
      ...listProperties(operation['requestBody'], 'body'),
      ...listProperties(operation['responses'], 'answer'),
    ] as const;
    // The envelope's fields are described at its schema.
    const own = fields.filter(([path]) => path !== 'answer.result_code');
    expect(own.filter(([, text]) => !SENTENCE.test(String(text)))).toEqual([]);
    const ends = own.map(([path]) => `.${path}`);
    const isKnown = (name: string) => ends.some((path) => path.endsWith(`.${name}`));
    expect(Object.keys(described.fields ?? {}).filter((name) => !isKnown(name))).toEqual([]);
  });

  it('has examples that fit both its schemas and the contract', () => {
    const { query, body, answer, bodyMedia = 'application/json', media = 'application/json' } = call;
    const parts = [
      ['body', body, `requestBody/content/${mediaPointer(bodyMedia)}`],
      ['answer', answer, `responses/${call.success ?? 200}/content/${mediaPointer(media)}`],
    ] as const;
    for (const [part, schema, pointer] of parts) {
      if (!schema) continue;
      const example = makeExample(`${name}.${part}`, describeSchema(part, schema));
      expect(v.safeParse(schema, example).issues).toBeUndefined();
      ajv.validate({ $ref: `${toPointer(name)}/${pointer}/schema` }, example);
      expect(ajv.errors).toBeNull();
    }
    if (query) {
      const example = makeExample(`${name}.query`, describeSchema('query', query));
      expect(v.safeParse(query, example).issues).toBeUndefined();
    }
    for (const { schema, example } of operation['parameters'] as { schema: object; example?: unknown }[])
      if (example !== undefined) expect(ajv.validate(schema, example)).toBe(true);
  });

  it('lists every error by status and code, each with an example of its envelope', () => {
    const responses = operation['responses'] as Record<
      string,
      { content: { 'application/json': { examples: Record<string, { value: unknown }> } } }
    >;
    for (const code of possibleErrors(call, described)) {
      const status = String(ERROR_STATUS[code]);
      const examples = responses[status]?.content['application/json'].examples;
      const value = examples?.[code]?.value;
      expect(v.parse(ErrorEnvelope, value).result_code).toBe(code);
      const pointer = `responses/${status}/content/application~1json/schema`;
      expect(ajv.validate({ $ref: `${toPointer(name)}/${pointer}` }, value)).toBe(true);
      const another = { ...(value as object), result_code: 'ex_unknown' };
      expect(ajv.validate({ $ref: `${toPointer(name)}/${pointer}` }, another)).toBe(false);
    }
  });
});

describe('the document', () => {
  const findParameters = (name: DocumentedName) => findOperation(name)['parameters'];

  it('describes query and header parameters', () => {
    expect(findParameters('reportUses')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'from', required: true }),
        expect.objectContaining({
          name: 'perPage',
          in: 'query',
          required: false,
          schema: { type: 'integer', minimum: 1, maximum: 1000, default: 50 },
        }),
      ]),
    );
    expect(findParameters('createTransaction')).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    ]);
  });

  it('declares the media type of answers that are not JSON', () => {
    expect(findOperation('sendReportByUid')['responses']).toMatchObject({
      200: { content: { 'text/html': { schema: { type: 'string' } } } },
    });
    expect(findOperation('metrics')['responses']).toMatchObject({ 200: { content: { 'text/plain': {} } } });
  });

  it('documents caching headers and status 304 for cacheable answers only', () => {
    const responses = findOperation('laundromats')['responses'] as Record<string, { headers: object }>;
    expect(Object.keys(responses[200]?.headers ?? {})).toEqual(['X-Request-Id', 'Cache-Control', 'ETag']);
    expect(responses).toHaveProperty('304');
    expect(findOperation('brandingItems')['responses']).not.toHaveProperty('304');
  });

  it('documents the headers of answers', () => {
    const responses = findOperation('reportUses')['responses'] as Record<string, unknown>;
    expect(responses).toMatchObject({
      200: { headers: { 'X-Total-Count': {} } },
      429: { headers: { 'Retry-After': {} } },
      503: { headers: { 'Retry-After': {} } },
    });
    expect(findOperation('usesSummary')['responses']).not.toHaveProperty(['200', 'headers', 'X-Total-Count']);
  });

  it('documents the authentication of each call', () => {
    const findSecurity = (name: DocumentedName) => findOperation(name)['security'];
    expect(findSecurity('reportTransactions')).toEqual([{ session: [] }]);
    expect(findSecurity('cardMethods')).toEqual([{}, { publicToken: [] }]);
    expect(findSecurity('signout')).toEqual([{ session: [] }, {}]);
    expect(findSecurity('internalCard')).toEqual([{}, { operator: [] }]);
    // A signature takes all three headers together.
    expect(findSecurity('reportMachineUses')).toEqual([
      { controller: [], controllerTimestamp: [], controllerSignature: [] },
    ]);
  });
});
