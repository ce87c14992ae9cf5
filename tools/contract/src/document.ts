import { DOCUMENTED, openApiDocument } from '@laundry/api-contract/openapi';
import type { DocumentedName, JsonObject } from '@laundry/api-contract/openapi';
import { kindOfCode, textOf } from '@laundry/error-catalogue';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** The document as the contract makes it: what a server says of itself is not asked. */
export const DOCUMENT = openApiDocument('contract', (code) => textOf(kindOfCode(code)));
export const NAMES = Object.keys(DOCUMENTED) as DocumentedName[];

/** An answer as it came. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}

const ajv = new Ajv2020({ strict: false });
formats(ajv);
ajv.addSchema(DOCUMENT, 'document');
const validators = new Map<string, ValidateFunction>();

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Checks what stands at a place of the document, given by the names on the way there. */
function validatorAt(...place: readonly string[]): ValidateFunction {
  const pointer = `document#/${place.map(escaped).join('/')}`;
  const known = validators.get(pointer) ?? ajv.compile({ $ref: pointer });
  validators.set(pointer, known);
  return known;
}

/** Programs' innards, which no answer may show: stacks, places in sources, SQL. */
const INNARDS =
  /\n\s+at |node_modules|\.ts:\d+|\b(select .+ from|insert into|update .+ set|violates|relation ")/i;

const parsed = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
};

/** What is wrong with a body that shall fit a schema of the document. */
function bodyProblems({ text }: Answer, media: string, check: ValidateFunction): string[] {
  const body = media === 'application/json' ? parsed(text) : { value: text };
  if (!body) return ['the body is not JSON'];
  return check(body.value) ? [] : [`the body: ${ajv.errorsText(check.errors)}`];
}

/** Whether a refusal says when to come again (D28). */
const waitProblems = ({ status, headers }: Answer): string[] =>
  status === 429 && !/^[1-9]\d*$/.test(headers['retry-after'] ?? '') ? ['429 without Retry-After'] : [];

const innardsProblems = ({ status, text }: Answer): string[] =>
  status >= 400 && INNARDS.test(text) ? ['the answer shows innards of the server'] : [];

const mediaOf = ({ headers }: Answer) => headers['content-type']?.split(';')[0]?.trim() ?? '';

/** What is wrong with an answer to a call, held against the document; empty where nothing is. */
export function answerProblems(name: DocumentedName, answer: Answer): string[] {
  const { path, method } = DOCUMENTED[name];
  const responses = DOCUMENT.paths[path]?.[method.toLowerCase()]?.['responses'] as
    Readonly<Record<string, JsonObject>> | undefined;
  const status = String(answer.status);
  const response = responses?.[status];
  if (!response) return [`status ${status} is not one of the document's`];
  const common = [...waitProblems(answer), ...innardsProblems(answer)];
  const content = response['content'] as Readonly<Record<string, unknown>> | undefined;
  if (!content) return answer.text === '' ? common : [...common, `${status} has a body`];
  const media = mediaOf(answer);
  if (!(media in content)) return [...common, `content-type is ${media || 'missing'}`];
  const place = ['paths', path, method.toLowerCase(), 'responses', status, 'content', media, 'schema'];
  return [...common, ...bodyProblems(answer, media, validatorAt(...place))];
}

/** What is wrong with a refusal of what is no call at all: it has the envelope all the same. */
export function refusalProblems(answer: Answer, statuses: readonly number[]): string[] {
  if (!statuses.includes(answer.status)) return [`status ${answer.status} is none of ${statuses.join(', ')}`];
  const check = validatorAt('components', 'schemas', 'Error');
  return [
    ...innardsProblems(answer),
    ...(mediaOf(answer) === 'application/json' ? [] : ['content-type is not application/json']),
    ...bodyProblems(answer, 'application/json', check),
  ];
}
