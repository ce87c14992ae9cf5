import { ErrorEnvelope } from '@laundry/api-contract';
import { operations } from '@laundry/api-contract/openapi';
import * as v from 'valibot';
import { Failure } from '../shared/failure.ts';
import { runCompanyCommand } from '../services/company/commands.ts';
import type { CompanyCommandName, InputOf, ResultOf } from '../services/company/commands.ts';
import { InvalidLines } from '../company-data/kinds.ts';
import { CommandError } from './commandContext.ts';
import type { CompanyData } from './commandContext.ts';

/** Runs a command of the company. @throws CommandError where it fails */
export type RunCommand = <Name extends CompanyCommandName>(
  name: Name,
  input: InputOf<Name>,
) => Promise<ResultOf<Name>>;

export const runOnDatabase =
  (open: () => Promise<CompanyData>): RunCommand =>
  async (name, input) => {
    const data = await open();
    const result = await runCompanyCommand(data, name, input).catch((error: unknown) => {
      if (error instanceof InvalidLines) throw new CommandError(error.message);
      if (error instanceof Failure) throw refusal(error.envelope);
      throw error;
    });
    // `runCompanyCommand` serializes the result of the same command.
    return JSON.parse(result) as ResultOf<typeof name>;
  };

export interface ApiAddress {
  readonly url: string;
  /** INTERNAL_TOKEN; empty on the API's own machine, where it has none. */
  readonly token: string;
}

const TIME_LIMIT_MS = 120_000;

/** An error with the message, code and detail of the API's envelope. */
function refusal({ result_code: code, result_message: message, result_detail: detail }: ErrorEnvelope) {
  const why = detail ? ` (${code}: ${detail})` : code === 'ex_invalid_field' ? '' : ` (${code})`;
  return new CommandError(`${message}${why}`);
}

/** The error for a failed response of the API. */
function refusalIn(status: number, body: unknown): CommandError {
  const envelope = v.safeParse(ErrorEnvelope, body);
  return envelope.success ? refusal(envelope.output) : new CommandError(`the API answered ${status}`);
}

export const runThroughApi =
  ({ url, token }: ApiAddress): RunCommand =>
  async (name, input) => {
    const { method, path, answer } = operations.companyCommand;
    const response = await fetch(new URL(path.replace('{command}', name), url), {
      method,
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      body: JSON.stringify({ input: JSON.stringify(input) }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch((error: unknown) => {
      const again = 'id' in input ? `; the same again, at most once: --key ${input.id}` : '';
      throw new CommandError(`${new URL(url).origin} did not answer${again}`, { cause: error });
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw refusalIn(response.status, body);
    return JSON.parse(v.parse(answer, body).result) as ResultOf<typeof name>;
  };

const HEALTH_TIMEOUT_MS = 10_000;
const Refused = v.object({ cause: v.object({ code: v.literal('ECONNREFUSED') }) });

/** Whether an API is running. One that answers too slowly counts too, because it has the database open. */
export const isApiRunning = (url: string): Promise<boolean> =>
  fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
    () => true,
    (error: unknown) => !v.is(Refused, error),
  );
