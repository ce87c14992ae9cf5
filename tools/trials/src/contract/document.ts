import { DOCUMENTED, openApiDocument } from '@laundry/api-contract/openapi';
import type { DocumentedName, JsonObject } from '@laundry/api-contract/openapi';
import { kindOfCode, errorText } from '@laundry/error-catalogue';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** The OpenAPI document made from the contract. The one that a server publishes is not used. */
export const DOCUMENT = openApiDocument('contract', (code) => errorText(kindOfCode(code)));
export const NAMES = Object.keys(DOCUMENTED) as DocumentedName[];

/** An answer as it was received. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

/** The document's operation of a call. */
export const findOperation = (name: DocumentedName): JsonObject => {
  const { path, method } = DOCUMENTED[name];
  return DOCUMENT.paths[path]?.[method.toLowerCase()] ?? {};
};

const ajv = new Ajv2020({ strict: false });
formats(ajv);
ajv.addSchema(DOCUMENT, 'document');
const validators = new Map<string, ValidateFunction>();

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The validator of the schema at a path of the document, given by its keys. */
function findValidator(...keys: readonly string[]): ValidateFunction {
  const pointer = `document#/${keys.map(escaped).join('/')}`;
  const known = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
  validators.set(pointer, known);
  return known;
}

/** Internals that no answer may reveal: stack traces, source locations, SQL. */
const INTERNALS =
  /\n\s+at |node_modules|\.ts:\d+|\b(select .+ from|insert into|update .+ set|violates|relation ")/i;

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** The ways in which a body violates its schema. */
function bodyProblems({ text }: Answer, media: string, check: ValidateFunction): string[] {
  const body = media === 'application/json' ? parsed(text) : { value: text };
  if (!body) return ['the body is not JSON'];
  return check(body.value) ? [] : [`the body: ${ajv.errorsText(check.errors)}`];
}

/** A 429 has to say when to try again (D28). */
const retryAfterProblems = ({ status, headers }: Answer): string[] =>
  status === 429 && !/^[1-9]\d*$/.test(headers['retry-after'] ?? '') ? ['429 without Retry-After'] : [];

const internalsProblems = ({ status, text }: Answer): string[] =>
  status >= 400 && INTERNALS.test(text) ? ['the answer shows internals of the server'] : [];

const readMedia = ({ headers }: Answer) => headers['content-type']?.split(';')[0]?.trim() ?? '';

/** The problems of an answer to a call; empty where it follows the document. */
export function answerProblems(name: DocumentedName, answer: Answer): string[] {
  const { path, method } = DOCUMENTED[name];
  const responses = findOperation(name)['responses'] as Readonly<Record<string, JsonObject>> | undefined;
  const status = String(answer.status);
  const response = responses?.[status];
  if (!response) return [`status ${status} is not one of the document's`];
  const common = [...retryAfterProblems(answer), ...internalsProblems(answer)];
  const content = response['content'] as Readonly<Record<string, unknown>> | undefined;
  if (!content) return answer.text === '' ? common : [...common, `${status} has a body`];
  const media = readMedia(answer);
  if (!(media in content)) return [...common, `content-type is ${media || 'missing'}`];
  const keys = ['paths', path, method.toLowerCase(), 'responses', status, 'content', media, 'schema'];
  return [...common, ...bodyProblems(answer, media, findValidator(...keys))];
}

/** The problems of a refusal of a request that matches no call; it needs the envelope as well. */
export function refusalProblems(answer: Answer, statuses: readonly number[]): string[] {
  if (!statuses.includes(answer.status)) return [`status ${answer.status} is none of ${statuses.join(', ')}`];
  const check = findValidator('components', 'schemas', 'Error');
  return [
    ...internalsProblems(answer),
    ...(readMedia(answer) === 'application/json' ? [] : ['content-type is not application/json']),
    ...bodyProblems(answer, 'application/json', check),
  ];
}
