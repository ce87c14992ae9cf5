import type { Command } from 'commander';
import { parseAmount, actionOf, addActorOptions, addMoneyOptions } from './actorOptions.ts';
import type { ActorOptions, MoneyOptions } from './actorOptions.ts';
import { pesos } from './paymentTexts.ts';
import { importRow } from './importRow.ts';
import type { ResultOf } from '../services/company/commands.ts';
import type { CommandContext } from './commandContext.ts';

const STATES = {
  lost: 'blocks a card that was lost',
  active: 'lets a card be used again',
} as const;

/** A line with a card's place and balance, then its newest movements. */
function cardText({
  uid,
  state,
  building,
  building_name,
  unit,
  balance,
  movements,
}: ResultOf<'showCard'>): string {
  const where = [building, building_name, ...(unit === null ? [] : [`unit ${unit}`])].join('  ');
  return [
    `card ${uid}  ${state}  ${where}  holds ${pesos(balance)}`,
    ...movements.map(({ at, kind, amount, payment }) =>
      [at, kind, pesos(amount), ...(payment === null ? [] : [`payment ${payment}`])].join('  '),
    ),
  ].join('\n');
}

/** Adds `card show`, `card lost`, `card active` and `card move-balance` to the group of `card`. */
export function cardCommands(card: Command, context: CommandContext): void {
  const { run, print, confirm, user } = context;
  card
    .command('show')
    .description('shows where a card is, whether it can be used, what it holds and what moved it last')
    .argument('<card>', 'its code')
    .action(async (code: string) => print(cardText(await run('showCard', { card: code }))));

  for (const [state, description] of Object.entries(STATES))
    addActorOptions(card.command(state), user)
      .description(description)
      .argument('<card>', 'its code')
      .action(async (reference: string, { by, reason }: ActorOptions) => {
        const cells = { reference, state };
        const actor = { by, reason };
        await importRow(context, {
          kind: 'cards',
          cells,
          command: `card ${state}`,
          actor,
          expects: 'known',
        });
      });

  addMoneyOptions(addActorOptions(card.command('move-balance'), user))
    .description('moves what a card holds to another card, as where it was lost')
    .argument('<from>', 'the card that holds it')
    .argument('<to>', 'the card that gets it')
    .option('--amount <pesos>', 'a part of it, as 100 or 100,50', parseAmount)
    .action(async (from: string, to: string, options: MoneyOptions & { amount?: number }) => {
      const { amount, yes } = options;
      const amountText = amount === undefined ? 'all that it holds' : pesos(amount);
      if (!yes && !(await confirm(`Of card ${from}, move ${amountText} to card ${to}?`)))
        return print('nothing was done');
      const input = { ...actionOf(options), from, to, ...(amount !== undefined && { amount }) };
      const balances = await run('moveBalance', input);
      print(`card ${from} holds ${pesos(balances.from)}, card ${to} holds ${pesos(balances.to)}`);
    });
}
