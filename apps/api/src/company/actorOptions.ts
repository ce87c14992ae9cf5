import { randomUUID } from 'node:crypto';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';

/** Who runs a command, and why. */
export interface ActorOptions {
  readonly by: string;
  readonly reason: string;
}

/** Adds the options for who runs a command and why, which the audit trail records. */
export const addActorOptions = (command: Command, user: string): Command =>
  command
    .option('--by <name>', 'who does it', user)
    .requiredOption('--reason <text>', 'why, for the audit trail (required)');

/** What `--yes` does where cards are taken in. */
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

export interface MoneyOptions extends ActorOptions {
  readonly key?: string;
  readonly yes?: true;
}

/** The action's id, which is the given key or a new one, with who does it and why. */
export const actionOf = ({ key, by, reason }: MoneyOptions) => ({ by, reason, id: key ?? randomUUID() });
