import { randomUUID } from 'node:crypto';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';

/** Who does something, and why. */
export interface ActorOptions {
  readonly by: string;
  readonly reason: string;
}

/** Asks of a command who does it and why: the audit trail keeps both. */
export const withActor = (command: Command, user: string): Command =>
  command
    .option('--by <name>', 'who does it', user)
    .requiredOption('--reason <text>', 'why, for the audit trail (required)');

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;

/** Pesos as a person writes them: 100, 100.5 or 100,50. */
export function amountOf(text: string): number {
  if (!AMOUNT.test(text)) throw new InvalidArgumentError('pesos with at most two decimals, as 100 or 100,50');
  return Number(text.replace(',', '.'));
}

/** Asks of a command that moves money under which key, and whether it asks a person first. */
export const withMoney = (command: Command): Command =>
  command
    .option('--key <uuid>', 'the same key is one action, however often it is sent')
    .option('-y, --yes', 'do not ask');

export interface MoneyOptions extends ActorOptions {
  readonly key?: string;
  readonly yes?: true;
}

/** A key in the form in which commands take it; a new one where none is given. */
export const withKey = ({ key, by, reason }: MoneyOptions) => ({ by, reason, id: key ?? randomUUID() });
