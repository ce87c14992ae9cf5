import { UYU } from '@laundry/api-contract';
import { formatPesos } from '@laundry/strings/format';
import type { Command } from 'commander';
import type { ResultOf } from '../services/company/commands.ts';
import { parseAmount, createAction, addActorOptions, addMoneyOptions } from './commandContext.ts';
import type { MoneyOptions, CommandContext } from './commandContext.ts';

/** An amount in its currency, by its number where it is not pesos: `$ 1.234,50`, `12.5 (currency 840)`. */
const money = (amount: number, currency: number | null): string =>
  (currency ?? UYU) === UYU ? formatPesos(amount) : `${amount} (currency ${currency})`;

const discrepancyText = (discrepancy: ResultOf<'discrepancies'>[number]): string =>
  [
    discrepancy.opened_at,
    discrepancy.id,
    discrepancy.kind,
    discrepancy.key,
    discrepancy.amount === null ? '-' : money(discrepancy.amount, discrepancy.currency),
    discrepancy.transaction_id ? `transaction ${discrepancy.transaction_id}` : '-',
    discrepancy.detail,
    ...(discrepancy.resolved_at
      ? [
          `resolved${discrepancy.resolved_by ? ` by ${discrepancy.resolved_by}` : ''}: ${discrepancy.reason ?? ''}`,
        ]
      : []),
  ].join('  ');

/** A transaction's money: a line for its sums and one for each payment and action. */
const moneyLines = ({ held, suspense, others, payments, actions }: ResultOf<'money'>): readonly string[] => [
  `held ${formatPesos(held)}, in suspense ${formatPesos(suspense)}`,
  ...others.map((other) => `in suspense ${money(other.suspense, other.currency)}`),
  ...payments.map(
    ({ id, currency, paid, refunded, charged_back: chargedBack }) =>
      `payment ${id}: paid ${money(paid, currency)}, refunded ${money(refunded, currency)}, charged back ${money(chargedBack, currency)}`,
  ),
  ...actions.map(
    ({ at, action, amount, by, reason }) =>
      `${at} ${action}${amount === null ? '' : ` ${formatPesos(amount)}`} by ${by}: ${reason}`,
  ),
];

const paymentText = (payment: ResultOf<'findPayments'>[number]): string =>
  [
    payment.created_at,
    payment.reference,
    payment.state,
    payment.channel,
    formatPesos(payment.amount),
    payment.card_uid === null ? 'accessories' : `card ${payment.card_uid}`,
    `${payment.payer_name} <${payment.payer_email}>`,
    payment.id,
  ].join('  ');

interface Options extends MoneyOptions {
  readonly payment?: string;
}

/** The commands that move a payment's money, with the question that each asks first. */
const MONEY_COMMANDS = {
  refund: {
    description: 'states what was given back of a payment, beside what is known already',
    question: (amount: number) => `state that ${formatPesos(amount)} were given back`,
    takesPaymentId: true,
  },
  chargeback: {
    description: 'states how much of a payment is charged back now; 0: it was won',
    question: (amount: number) => `state that ${formatPesos(amount)} are charged back now`,
    takesPaymentId: true,
  },
  credit: {
    description: 'credits what waits in suspense for a payment',
    question: (amount: number) => `credit ${formatPesos(amount)} out of suspense`,
    takesPaymentId: false,
  },
} as const;

/** Adds `payment …` and `discrepancy …`. */
export function paymentCommands(program: Command, { run, print, confirm, user }: CommandContext): void {
  const payment = program
    .command('payment')
    .description('payments: what they hold, and what is done to them by hand');
  payment
    .command('find')
    .description('lists payments, the newest first')
    .argument('<text>', 'an id, a reference, Bancard’s number, a card’s code or the payer’s e-mail')
    .action(async (text: string) => {
      print((await run('findPayments', { text })).map(paymentText), 'no payments');
    });
  payment
    .command('money')
    .description('shows what a payment holds, and what was done to it by hand')
    .argument('<payment>', 'its id, or its reference')
    .action(async (id: string) => print(moneyLines(await run('money', { payment: id }))));

  for (const [name, { description, question, takesPaymentId }] of Object.entries(MONEY_COMMANDS)) {
    const command = addMoneyOptions(addActorOptions(payment.command(name), user))
      .description(description)
      .argument('<payment>', 'its id, or its reference')
      .argument('<pesos>', 'as 100 or 100,50', parseAmount);
    if (takesPaymentId)
      command.option('--payment <id>', 'which of the provider’s payments, where there are several');
    command.action(async (id: string, amount: number, { yes, payment: paymentId, ...options }: Options) => {
      print(moneyLines(await run('money', { payment: id })));
      if (!yes) await confirm(`Of payment ${id}, ${question(amount)}?`);
      const input = { ...createAction(options), payment: id, amount, paymentId };
      const done = await run(name as keyof typeof MONEY_COMMANDS, input);
      print(['done:', ...moneyLines(done)]);
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
      print(found.map(discrepancyText), 'no discrepancies');
    });
  addMoneyOptions(addActorOptions(discrepancy.command('resolve'), user))
    .description('resolves one; the money of a payment that it froze, and nothing else does, moves')
    .argument('<discrepancy>', 'its id')
    .action(async (id: string, { yes, ...options }: Options) => {
      const found = (await run('discrepancies', { state: 'open' })).find((open) => open.id === id);
      const payment = found?.transaction_id;
      if (found) print(discrepancyText(found));
      if (payment) print(moneyLines(await run('money', { payment })));
      if (!yes) await confirm('Resolve it?');
      await run('resolve', { ...createAction(options), discrepancy: id });
      print(['resolved', ...(payment ? moneyLines(await run('money', { payment })) : [])]);
    });
}

/** Adds `invoices --from DAY --to DAY`, which prints the payments to be invoiced with a RUT. */
export function invoicesCommand(program: Command, { run, write }: CommandContext): void {
  program
    .command('invoices')
    .description('prints the payments that asked for an invoice with RUT, and what went back of them, as CSV')
    .requiredOption('--from <day>', 'the first Montevideo day, YYYY-MM-DD')
    .requiredOption('--to <day>', 'the last one')
    .action(async (days: { readonly from: string; readonly to: string }) => {
      write(await run('invoices', days));
    });
}
