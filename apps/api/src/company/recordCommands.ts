import { formatPesos } from '@laundry/strings/format';
import { Option } from 'commander';
import type { Command } from 'commander';
import { KIND_NAMES, getKind } from '../queries/company/kinds.ts';
import type { KindName } from '../queries/company/kinds.ts';
import type { ResultOf } from '../services/company/commands.ts';
import {
  LARGE_BALANCES,
  addActorOptions,
  parseAmount,
  createAction,
  addMoneyOptions,
  CommandError,
} from './commandContext.ts';
import type { MoneyOptions, CommandContext } from './commandContext.ts';
import type { Actor } from '../queries/company/audit.ts';
import { kindText, requiredForNew } from './importCommand.ts';
import { withPictures } from './pictureFiles.ts';

interface RowCommand {
  readonly kind: KindName;
  readonly cells: Readonly<Record<string, string | undefined>>;
  /** The command as the audit trail names it, for example 'card lost'. */
  readonly command: string;
  readonly actor: Actor;
  /** Whether the record has to be new or has to exist. */
  readonly expects?: 'new' | 'known' | undefined;
  readonly yes?: boolean;
}

/** Runs a command as an import of a single line, and prints what changed. */
async function importRow(
  { run, print, folder }: Pick<CommandContext, 'run' | 'print' | 'folder'>,
  { kind, cells, command, actor: { by, reason }, expects, yes = false }: RowCommand,
): Promise<void> {
  const file = { name: command, ndjson: true, text: JSON.stringify({ kind, ...cells }) };
  const [report] = await run('import', {
    files: [await withPictures(run, file, { folder })],
    actor: { by, reason },
    command,
    yes,
    expects,
  });
  const lines = report?.kinds.flatMap(kindText) ?? [];
  print(lines.slice(1), 'it is so already');
}

const article = (noun: string) => (/^[aeio]/.test(noun) ? 'an' : 'a');

interface Verb extends Pick<RowCommand, 'expects'> {
  readonly describe: (singular: string) => string;
}

const ADD: Verb = { describe: (singular) => `adds a new ${singular}`, expects: 'new' };
const SET: Verb = {
  describe: (singular) => `changes ${article(singular)} ${singular}; what is not said stays`,
  expects: 'known',
};

/** The commands of kinds that differ from `add` and `set`. */
const VERBS_BY_KIND: Partial<Record<KindName, Readonly<Record<string, Verb>>>> = {
  units: { add: ADD },
  // It adds and changes: a price is valid from a day on, a second one for that day corrects it.
  prices: { set: { describe: () => 'sets what a use costs from a day on; the same day again corrects it' } },
  administrators: {
    invite: { ...ADD, describe: () => 'mails an invitation to a new administrator' },
    set: SET,
  },
};

/** Adds the commands of a kind that do not import a line. */
const FURTHER_COMMANDS: Partial<Record<KindName, (group: Command, context: CommandContext) => void>> = {
  cards: cardCommands,
  accessories: accessoryCommands,
};

const toFlag = (column: string) => `--${column.replaceAll('_', '-')}`;
const toAttribute = (column: string) => new Option(toFlag(column)).attributeName();

/** Adds commands such as `building add` and `price set`, which import a line with their kind's columns. */
export function dataCommands(program: Command, context: CommandContext): void {
  for (const kind of KIND_NAMES) {
    const { singular, key, columns } = getKind(kind);
    const group = program.command(singular).description(`one ${singular} of the company’s data`);
    const [argumentColumn] = key.length === 1 ? key : [];
    const verbs = VERBS_BY_KIND[kind] ?? { add: ADD, set: SET };
    for (const [name, { describe, expects }] of Object.entries(verbs)) {
      const command = addActorOptions(group.command(name), context.user).description(describe(singular));
      if (argumentColumn !== undefined)
        command.argument(`<${argumentColumn}>`, columns[argumentColumn]?.help);
      const required = [...key, ...(expects === 'known' ? [] : requiredForNew(kind))];
      for (const [column, { help, type }] of Object.entries(columns)) {
        if (column === argumentColumn) continue;
        const mark = expects !== undefined || key.includes(column) ? 'required' : 'needed of a new one';
        const description = required.includes(column) ? `${help} (${mark})` : help;
        // No column is named `reason` or `by`, the options of the audit trail.
        const option =
          type === 'boolean'
            ? new Option(`${toFlag(column)} [value]`, description).preset('si')
            : new Option(`${toFlag(column)} <value>`, description);
        command.addOption(option.makeOptionMandatory(key.includes(column)));
      }
      if ('opening_balance' in columns) command.option('-y, --yes', LARGE_BALANCES);
      command.action(async (...given: unknown[]) => {
        const options = command.opts<Actor & Record<string, string | undefined>>();
        const { yes = false } = command.opts<{ yes?: true }>();
        const cells = Object.keys(columns).map((column) => [column, options[toAttribute(column)]] as const);
        await importRow(context, {
          kind,
          cells: {
            ...Object.fromEntries(cells),
            ...(argumentColumn !== undefined && { [argumentColumn]: String(given[0]) }),
          },
          command: `${singular} ${name}`,
          actor: options,
          yes,
          expects,
        });
      });
    }
    FURTHER_COMMANDS[kind]?.(group, context);
  }
}

const STATES = {
  lost: 'blocks a card that was lost',
  active: 'lets a card be used again',
} as const;

/** A line with a card's place and balance, then its newest movements. */
function cardLines(card: ResultOf<'showCard'>): readonly string[] {
  const unit = card.unit === null ? [] : [`unit ${card.unit}`];
  const where = [card.building, card.building_name, ...unit].join('  ');
  return [
    `card ${card.uid}  ${card.state}  ${where}  holds ${formatPesos(card.balance)}`,
    ...card.movements.map(({ at, kind, amount, payment }) =>
      [at, kind, formatPesos(amount), ...(payment === null ? [] : [`payment ${payment}`])].join('  '),
    ),
  ];
}

/** Adds `card show`, `card lost`, `card active` and `card move-balance` to the group of `card`. */
function cardCommands(card: Command, context: CommandContext): void {
  const { run, print, confirm, user } = context;
  card
    .command('show')
    .description('shows where a card is, whether it can be used, what it holds and what moved it last')
    .argument('<card>', 'its code')
    .action(async (code: string) => print(cardLines(await run('showCard', { card: code }))));

  for (const [state, description] of Object.entries(STATES))
    addActorOptions(card.command(state), user)
      .description(description)
      .argument('<card>', 'its code')
      .action(async (reference: string, actor: Actor) => {
        const row = { kind: 'cards', cells: { reference, state }, expects: 'known' } as const;
        await importRow(context, { ...row, command: `card ${state}`, actor });
      });

  addMoneyOptions(addActorOptions(card.command('move-balance'), user))
    .description('moves what a card holds to another card, as where it was lost')
    .argument('<from>', 'the card that holds it')
    .argument('<to>', 'the card that gets it')
    .option('--amount <pesos>', 'a part of it, as 100 or 100,50', parseAmount)
    .action(async (from: string, to: string, options: MoneyOptions & { amount?: number }) => {
      const { amount, yes } = options;
      const amountText = amount === undefined ? 'all that it holds' : formatPesos(amount);
      if (!yes) await confirm(`Of card ${from}, move ${amountText} to card ${to}?`);
      const balances = await run('moveBalance', { ...createAction(options), from, to, amount });
      print(`card ${from} holds ${formatPesos(balances.from)}, card ${to} holds ${formatPesos(balances.to)}`);
    });
}

interface ImageOptions extends Actor {
  readonly alt?: string;
  readonly remove?: true;
}

const CLEAR = '-';

/** Adds `accessory image` to the group that has `accessory add` and `accessory set`. */
function accessoryCommands(accessory: Command, context: CommandContext): void {
  addActorOptions(accessory.command('image'), context.user)
    .description('gives an accessory a picture, another one, or none')
    .argument('<reference>', 'what the company calls it')
    .argument('[file]', 'JPEG, PNG, WebP or AVIF; 20 MB and 50 million px at most, 200 px a side at least')
    .option('--alt <text>', 'what is seen in it, for who does not see it; its name where it is not said')
    .option('--remove', 'the drawing stands in again')
    .action(async (reference: string, file: string | undefined, { alt, remove, ...actor }: ImageOptions) => {
      if ((file !== undefined || alt !== undefined) === (remove === true))
        throw new CommandError('name a file, or say --remove');
      const cells = remove
        ? { reference, image: CLEAR, image_alt: CLEAR }
        : { reference, image: file, image_alt: alt };
      const row = { kind: 'accessories', cells, command: 'accessory image', expects: 'known' } as const;
      await importRow(context, { ...row, actor });
    });
}
