import { randomUUID } from 'node:crypto';
import { clearLine, createInterface, cursorTo } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { InvalidArgumentError, Option } from 'commander';
import type { Command } from 'commander';
import { ErrorEnvelope } from '@laundry/api-contract';
import type { Actor } from '../queries/company/audit.ts';
import type { CoreDependencies } from '../services/dependencies.ts';
import { operations } from '@laundry/api-contract/openapi';
import * as v from 'valibot';
import { failureText } from '../process/failureText.ts';
import { Failure } from '../shared/failure.ts';
import { printable } from '../shared/printable.ts';
import { runCompanyCommand } from '../services/company/commands.ts';
import type { CompanyCommandName, InputOf, ResultOf } from '../services/company/commands.ts';

export interface CommandContext {
  /** Runs a command, on the database or through a running API. */
  readonly run: RunCommand;
  /** Prints lines, without the control characters of strangers; `none` where there are no lines. */
  readonly print: (lines: string | readonly string[], none?: string) => void;
  /** Writes a document that is meant for a file, in its own format. */
  readonly write: (document: string) => void;
  /** Shows progress; on a terminal each line replaces the one before. */
  readonly showProgress: (text: string) => void;
  /** The folder that relative file names start from. */
  readonly folder: string;
  /** Asks the user. @throws CommandError unless the answer is yes */
  readonly confirm: (question: string) => Promise<void>;
  /** The actor where the options name none. */
  readonly user: string;
}

/** A failed command. The message is printed as a single line instead of a result. */
export class CommandError extends Error {}

/** Adds who runs a command and why, for the audit trail. @param reason the default; required without one */
export function addActorOptions(command: Command, user: string, reason?: string): Command {
  const required = reason === undefined;
  const why = new Option('--reason <text>', `why, for the audit trail${required ? ' (required)' : ''}`);
  return command
    .option('--by <name>', 'who does it', user)
    .addOption(why.default(reason).makeOptionMandatory(required));
}

/** The help text of `--yes` where cards are imported. */
export const LARGE_BALANCES = 'also opening balances above MAX_TOPUP_CENTS';

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;

/** Parses pesos as people write them: 100, 100.5 or 100,50. */
export function parseAmount(text: string): number {
  if (!AMOUNT.test(text)) throw new InvalidArgumentError('pesos with at most two decimals, as 100 or 100,50');
  return Number(text.replace(',', '.'));
}

/** Adds the options of commands that move money: an idempotency key, and whether to skip the confirmation. */
export const addMoneyOptions = (command: Command): Command =>
  command
    .option('--key <uuid>', 'the same key is one action, however often it is sent')
    .option('-y, --yes', 'do not ask');

export interface MoneyOptions extends Actor {
  readonly key?: string;
  readonly yes?: true;
}

/** The action's id, which is the given key or a new one, with who does it and why. */
export const createAction = ({ key, by, reason }: MoneyOptions) => ({ by, reason, id: key ?? randomUUID() });

/** The terminal of a command: its streams, and the folder that relative file names start from. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable & { readonly isTTY?: boolean };
  readonly folder: string;
}

/** Prints lines on the terminal (`CommandContext.print`). */
export const printOn =
  ({ output }: Terminal): CommandContext['print'] =>
  (lines, none = '') => {
    const found = [lines].flat();
    for (const line of found.length > 0 ? found : [none]) output.write(`${printable(line)}\n`);
  };

/** Asks a yes-or-no question on the terminal. Closing the input without an answer, as a job does, is no. */
export const confirmOn =
  ({ input, errors }: Terminal) =>
  async (question: string): Promise<void> => {
    const answer = await new Promise<string>((resolve) => {
      const lines = createInterface({ input, output: errors });
      lines.once('close', () => resolve(''));
      lines.question(`${question} [y/N] `, (line) => {
        resolve(line);
        lines.close();
      });
    });
    if (!/^y(es)?$/i.test(answer.trim())) throw new CommandError('nothing was done');
  };

const PROGRESS_INTERVAL_MS = 1000;

/** Shows progress once a second: on a single line of a terminal, else line by line. */
export function progressOn({ errors }: Terminal): (text: string) => void {
  let last = Date.now();
  return (text) => {
    if (Date.now() - last < PROGRESS_INTERVAL_MS) return;
    last = Date.now();
    if (!errors.isTTY) return void errors.write(`${text}\n`);
    clearLine(errors, 0);
    cursorTo(errors, 0);
    errors.write(text);
  };
}

/** Runs a command of the company. @throws CommandError where it fails */
export type RunCommand = <Name extends CompanyCommandName>(
  name: Name,
  input: InputOf<Name>,
) => Promise<ResultOf<Name>>;

export const runOnDatabase =
  (open: () => Promise<CoreDependencies>): RunCommand =>
  async (name, input) => {
    const data = await open();
    const result = await runCompanyCommand(data, name, input).catch((error: unknown) => {
      if (error instanceof Failure) throw new CommandError(refusalText(error.envelope));
      throw new CommandError(failureText(error) + againText(input), { cause: error });
    });
    // `runCompanyCommand` serializes the result of the same command.
    return JSON.parse(result) as ResultOf<typeof name>;
  };

interface ApiAddress {
  readonly url: string;
  /** INTERNAL_TOKEN; empty on the API's own machine, where it has none. */
  readonly token: string;
}

/** Before `fetch` gives up by itself, after 300 s. */
const TIME_LIMIT_MS = 290_000;

/** How an action is sent again where nobody knows whether it was done. */
const againText = (input: object) =>
  'id' in input ? `; the same again, at most once: --key ${String(input.id)}` : '';

/** The message, code and detail of the API's envelope. */
function refusalText({ result_code: code, result_message: message, result_detail: detail }: ErrorEnvelope) {
  const why = detail ? ` (${code}: ${detail})` : code === 'ex_invalid_field' ? '' : ` (${code})`;
  return message + why;
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
      throw new CommandError(`${new URL(url).origin} did not answer${againText(input)}`, { cause: error });
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.ok) return JSON.parse(v.parse(answer, body).result) as ResultOf<typeof name>;
    const envelope = v.safeParse(ErrorEnvelope, body);
    const why = envelope.success ? refusalText(envelope.output) : `the API answered ${response.status}`;
    throw new CommandError(response.status < 500 ? why : why + againText(input));
  };

const HEALTH_TIMEOUT_MS = 10_000;
const Refused = v.object({ cause: v.object({ code: v.literal('ECONNREFUSED') }) });

/** Whether an API is running. One that answers too slowly counts too, because it has the database open. */
export const isApiRunning = (url: string): Promise<boolean> =>
  fetch(new URL('/healthz', url), { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) }).then(
    () => true,
    (error: unknown) => !v.is(Refused, error),
  );
