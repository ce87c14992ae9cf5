import { DOCUMENTED } from '@laundry/api-contract/openapi';
import type { DocumentedName } from '@laundry/api-contract/openapi';
import { answerProblems } from './document.ts';
import type { Answer } from './document.ts';
import { send } from './send.ts';

/** The input of a call. */
export interface CallInput {
  readonly parameters?: Readonly<Record<string, string>>;
  /** May be a list of pairs, in which a name can occur twice. */
  readonly query?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  /** Sent as JSON; a string is sent unchanged. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A checked answer, with what `parseJson` reads of it. */
export interface Checked extends Answer {
  readonly json: unknown;
  /** The status and the error's code, such as `204` or `404 ex_not_found`. */
  readonly outcome: string;
}

/** An answer that violates the document, or is not the expected one. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
}

/** The parsed JSON of an answer; undefined where it is empty or of another type. */
export const parseJson = ({ text, headers }: Answer): unknown =>
  headers['content-type']?.includes('json') && text !== '' ? JSON.parse(text) : undefined;

export const readField = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined;

/** The path of a call with its parameters filled in. */
export const fillPath = (name: DocumentedName, parameters: Readonly<Record<string, string>> = {}): string =>
  DOCUMENTED[name].path.replaceAll(/\{(\w+)\}/g, (_all, key: string) =>
    encodeURIComponent(parameters[key] ?? ''),
  );

const serialize = (body: unknown): string | undefined => {
  if (body === undefined) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
};

/** Makes calls to a server and checks every answer against the document. */
export function createAsk(url: URL) {
  return async (name: DocumentedName, sent: CallInput = {}): Promise<Checked> => {
    const query = new URLSearchParams(sent.query as Record<string, string>).toString();
    const body = serialize(sent.body);
    const answer = await send(url, {
      method: DOCUMENTED[name].method,
      path: `${fillPath(name, sent.parameters)}${query && `?${query}`}`,
      headers: {
        ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(body !== undefined && { body }),
    });
    const problems = answerProblems(name, answer);
    if (problems.length > 0) throw new UnexpectedAnswer(`${answer.status}: ${problems.join('; ')}`);
    const json = parseJson(answer);
    const code = readField(json, 'result_code');
    return {
      ...answer,
      json,
      outcome: typeof code === 'string' ? `${answer.status} ${code}` : String(answer.status),
    };
  };
}
export type Ask = ReturnType<typeof createAsk>;

/** @throws UnexpectedAnswer where the outcome is not among the expected ones */
export function expectOutcome(answer: Checked, ...outcomes: readonly string[]): Checked {
  if (!outcomes.includes(answer.outcome))
    throw new UnexpectedAnswer(`${answer.outcome} instead of ${outcomes.join(' or ')}`);
  return answer;
}

/** @throws UnexpectedAnswer with the reason where the condition does not hold */
export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new UnexpectedAnswer(otherwise);
}
