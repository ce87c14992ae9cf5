import { DOCUMENTED } from '@laundry/api-contract/openapi';
import type { DocumentedName } from '@laundry/api-contract/openapi';
import { answerProblems } from './document.ts';
import type { Answer } from './document.ts';
import { send } from './send.ts';

/** What goes into a call. */
export interface Sent {
  readonly parameters?: Readonly<Record<string, string>>;
  /** Pairs, so that a name may come twice. */
  readonly query?: Readonly<Record<string, string>> | readonly (readonly [string, string])[];
  /** Sent as JSON; a text goes out as it is. */
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A checked answer, with its JSON where it has some. */
export interface Checked extends Answer {
  readonly json: unknown;
  /** `204`, or `404 ex_not_found`. */
  readonly outcome: string;
}

/** An answer that is not as the document says, or not the expected one. */
export class Unlike extends Error {
  override readonly name = 'Unlike';
}

const jsonOf = ({ text, headers }: Answer): unknown =>
  headers['content-type']?.includes('json') && text !== '' ? JSON.parse(text) : undefined;

const codeOf = (json: unknown): string =>
  typeof json === 'object' && json !== null && 'result_code' in json ? ` ${String(json.result_code)}` : '';

/** The path of a call with its parameters in place. */
export const pathOf = (name: DocumentedName, parameters: Readonly<Record<string, string>> = {}): string =>
  DOCUMENTED[name].path.replaceAll(/\{(\w+)\}/g, (_all, key: string) =>
    encodeURIComponent(parameters[key] ?? ''),
  );

const textOf = (body: unknown): string | undefined => {
  if (body === undefined) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
};

/** Makes calls at a server, and holds every answer against the document. */
export function asker(url: URL) {
  return async (name: DocumentedName, sent: Sent = {}): Promise<Checked> => {
    const query = new URLSearchParams(sent.query as Record<string, string>).toString();
    const body = textOf(sent.body);
    const answer = await send(url, {
      method: DOCUMENTED[name].method,
      path: `${pathOf(name, sent.parameters)}${query && `?${query}`}`,
      headers: {
        ...(sent.token !== undefined && { authorization: `Bearer ${sent.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(body !== undefined && { body }),
    });
    const problems = answerProblems(name, answer);
    if (problems.length > 0) throw new Unlike(`${answer.status}: ${problems.join('; ')}`);
    const json = jsonOf(answer);
    return { ...answer, json, outcome: `${answer.status}${codeOf(json)}` };
  };
}
export type Ask = ReturnType<typeof asker>;

/** @throws Unlike where the outcome is another one */
export function expectOutcome(answer: Checked, ...outcomes: readonly string[]): Checked {
  if (!outcomes.includes(answer.outcome))
    throw new Unlike(`${answer.outcome} instead of ${outcomes.join(' or ')}`);
  return answer;
}

/** @throws Unlike with the reason where it does not hold */
export function expectThat(holds: boolean, otherwise: string): void {
  if (!holds) throw new Unlike(otherwise);
}
