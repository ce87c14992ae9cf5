import type { Command } from 'commander';
import { amountOf, withKey, withActor, withMoney } from './actorOptions.ts';
import type { MoneyOptions } from './actorOptions.ts';
import { discrepancyText, moneyText, paymentText, pesos } from './paymentTexts.ts';
import type { CommandContext } from './commandContext.ts';

interface Options extends MoneyOptions {
  readonly payment?: string;
}

/** What moves a payment's money, and what is asked before it. */
const MOVES = {
  refund: {
    does: 'states what was given back of a payment, beside what is known already',
    asks: (amount: number) => `state that ${pesos(amount)} were given back`,
    ofPayment: true,
  },
  chargeback: {
    does: 'states how much of a payment is charged back now; 0: it was won',
    asks: (amount: number) => `state that ${pesos(amount)} are charged back now`,
    ofPayment: true,
  },
  credit: {
    does: 'credits what waits in suspense for a payment',
    asks: (amount: number) => `credit ${pesos(amount)} out of suspense`,
    ofPayment: false,
  },
} as const;

/** `payment …` and `discrepancy …`. */
export function paymentCommands(program: Command, { run, print, confirm, user }: CommandContext): void {
  const sayAll = (lines: readonly string[], none: string) =>
    print(lines.length > 0 ? lines.join('\n') : none);
  const payment = program
    .command('payment')
    .description('payments: what they hold, and what is done to them by hand');
  payment
    .command('find')
    .description('lists payments, the newest first')
    .argument('<text>', 'an id, a reference, a card’s code or the payer’s e-mail')
    .action(async (text: string) => {
      sayAll((await run('findPayments', { text })).map(paymentText), 'no payments');
    });
  payment
    .command('money')
    .description('shows what a payment holds, and what was done to it by hand')
    .argument('<payment>', 'its id, or its reference')
    .action(async (id: string) => print(moneyText(await run('money', { payment: id }))));

  for (const [name, { does, asks, ofPayment }] of Object.entries(MOVES)) {
    const command = withMoney(withActor(payment.command(name), user))
      .description(does)
      .argument('<payment>', 'its id, or its reference')
      .argument('<pesos>', 'as 100 or 100,50', amountOf);
    if (ofPayment)
      command.option('--payment <id>', 'which of the provider’s payments, where there are several');
    command.action(async (id: string, amount: number, { yes, payment: paymentId, ...options }: Options) => {
      print(moneyText(await run('money', { payment: id })));
      if (!yes && !(await confirm(`Of payment ${id}, ${asks(amount)}?`))) return print('nothing was done');
      const input = { ...withKey(options), payment: id, amount };
      const stated = { ...input, ...(paymentId !== undefined && { paymentId }) };
      const done = name === 'credit' ? run('credit', input) : run(name as 'refund' | 'chargeback', stated);
      print(`done:\n${moneyText(await done)}`);
    });
  }

  const discrepancy = program
    .command('discrepancy')
    .description('what does not agree between providers and ledger');
  discrepancy
    .command('list')
    .description('lists them')
    .option('--resolved', 'those that were resolved')
    .action(async ({ resolved }: { resolved?: true }) => {
      const found = await run('discrepancies', { state: resolved ? 'resolved' : 'open' });
      sayAll(found.map(discrepancyText), 'no discrepancies');
    });
  withMoney(withActor(discrepancy.command('resolve'), user))
    .description('resolves one; a payment that nothing freezes any more moves its money')
    .argument('<discrepancy>', 'its id')
    .action(async (id: string, { yes, ...options }: Options) => {
      const one = (await run('discrepancies', { state: 'open' })).find((open) => open.id === id);
      if (one) print(discrepancyText(one));
      if (!yes && !(await confirm('Resolve it?'))) return print('nothing was done');
      await run('resolve', { ...withKey(options), discrepancy: id });
      print('resolved');
    });
}

/** `invoices --from DAY --to DAY`: what is to be invoiced by RUT. */
export function invoicesCommand(program: Command, { run, print }: CommandContext): void {
  program
    .command('invoices')
    .description('prints the payments that asked for an invoice with RUT, and what went back of them, as CSV')
    .requiredOption('--from <day>', 'the first Montevideo day, YYYY-MM-DD')
    .requiredOption('--to <day>', 'the last one')
    .action(async (days: { readonly from: string; readonly to: string }) => {
      print(await run('invoices', days));
    });
}
