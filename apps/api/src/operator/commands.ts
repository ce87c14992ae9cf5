import { Command, InvalidArgumentError } from 'commander';
import { operatorClient } from './operatorClient.ts';
import type { OperatorClient } from './operatorClient.ts';
import { deadMailText, discrepancyText, moneyText, pesos } from './texts.ts';

export interface Surroundings {
  /** Where an option names no other. */
  readonly url: string;
  readonly token: string;
  readonly say: (text: string) => void;
  /** Asks a person; true for yes. */
  readonly confirm: (question: string) => Promise<boolean>;
}

interface Hand {
  readonly by: string;
  readonly reason: string;
  readonly yes?: true;
  readonly key?: string;
  readonly payment?: string;
}

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;

/** Pesos as a person writes them: 100, 100.5 or 100,50. */
function amountOf(text: string): number {
  if (!AMOUNT.test(text)) throw new InvalidArgumentError('pesos with at most two decimals, as 100 or 100,50');
  return Number(text.replace(',', '.'));
}

/** What moves a transaction's money: the call, and what is asked before it. */
const MOVES = {
  refund: {
    call: 'statedRefund',
    does: 'states what was given back of a payment, beside what is known already',
    asks: (amount: number) => `state that ${pesos(amount)} were given back`,
    ofPayment: true,
  },
  chargeback: {
    call: 'statedChargeback',
    does: 'states how much of a payment is charged back now; 0: it was won',
    asks: (amount: number) => `state that ${pesos(amount)} are charged back now`,
    ofPayment: true,
  },
  credit: {
    call: 'creditFromSuspense',
    does: 'credits what waits in suspense for a transaction',
    asks: (amount: number) => `credit ${pesos(amount)} out of suspense`,
    ofPayment: false,
  },
} as const;

const byHand = (command: Command): Command =>
  command
    .requiredOption('--by <name>', 'who does it')
    .requiredOption('--reason <text>', 'why')
    .option('--key <uuid>', 'Idempotency-Key: the same key is one action, however often it is sent')
    .option('-y, --yes', 'do not ask');

/** The operators' commands over a running API. */
export function operatorCommands({ url, token, say, confirm }: Surroundings): Command {
  const program = new Command('operator')
    .description(
      'The operators’ calls of a running API. INTERNAL_TOKEN opens them; without it, the API’s own machine.',
    )
    .option('--url <origin>', 'the API', url);
  const client = (): OperatorClient => operatorClient({ url: program.opts<{ url: string }>().url, token });
  const sayAll = (lines: readonly string[], none: string) => say(lines.length > 0 ? lines.join('\n') : none);

  program
    .command('discrepancies')
    .description('lists what does not agree between providers and ledger')
    .option('--resolved', 'those that were resolved')
    .action(async ({ resolved }: { resolved?: true }) => {
      const found = await client().discrepancies(resolved ? 'resolved' : 'open');
      sayAll(found.map(discrepancyText), 'no discrepancies');
    });

  program
    .command('money')
    .description('shows what a transaction holds, its payments, and what was done by hand')
    .argument('<transaction>', 'its id, or its reference')
    .action(async (id: string) => say(moneyText(await client().money(id))));

  byHand(program.command('resolve'))
    .description('resolves a discrepancy; a payment that nothing freezes any more moves its money')
    .argument('<discrepancy>', 'its id')
    .action(async (id: string, { by, reason, yes, key }: Hand) => {
      const one = (await client().discrepancies('open')).find((open) => open.id === id);
      if (one) say(discrepancyText(one));
      if (!yes && !(await confirm('Resolve it?'))) return say('nothing was done');
      await client().resolve(id, { by, reason }, key);
      say('resolved');
    });

  for (const [name, { call, does, asks, ofPayment }] of Object.entries(MOVES)) {
    const command = byHand(program.command(name))
      .description(does)
      .argument('<transaction>', 'its id, or its reference')
      .argument('<pesos>', 'as 100 or 100,50', amountOf);
    if (ofPayment)
      command.option('--payment <id>', 'which of the provider’s payments, where there are several');
    command.action(async (id: string, amount: number, { by, reason, yes, key, payment }: Hand) => {
      say(moneyText(await client().money(id)));
      if (!yes && !(await confirm(`Of transaction ${id}, ${asks(amount)}?`))) return say('nothing was done');
      const body = { by, reason, amount, ...(payment !== undefined && { paymentId: payment }) };
      say(`done:\n${moneyText(await client().move(call, id, body, key))}`);
    });
  }

  program
    .command('dead-mails')
    .description('lists the mails that were given up')
    .action(async () => sayAll((await client().deadMails()).map(deadMailText), 'no dead mails'));

  program
    .command('retry-mail')
    .description('has a mail that was given up tried again')
    .argument('<mail>', 'its id')
    .action(async (id: string) => {
      await client().retryMail(id);
      say('it will be tried again');
    });
  return program;
}
