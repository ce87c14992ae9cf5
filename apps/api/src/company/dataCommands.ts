import { Option } from 'commander';
import type { Command } from 'commander';
import { KIND_NAMES, kindOf } from '../company-data/kinds.ts';
import { requiredForNew } from '../queries/company/tables.ts';
import type { KindName } from '../company-data/kinds.ts';
import { LARGE_BALANCES, addActorOptions } from './actorOptions.ts';
import type { ActorOptions } from './actorOptions.ts';
import { importRow } from './importRow.ts';
import type { CommandContext } from './commandContext.ts';

const article = (noun: string) => (/^[aeio]/.test(noun) ? 'an' : 'a');

/** The operations on a record of a kind. */
const VERBS = {
  add: { description: (singular: string) => `adds a new ${singular}`, expects: 'new' },
  set: {
    description: (singular: string) => `changes ${article(singular)} ${singular}; what is not said stays`,
    expects: 'known',
  },
} as const;
type Verb = keyof typeof VERBS;

/** Kinds whose commands differ from `add` and `set`: each command with the verb that it stands for. */
const VERBS_BY_KIND: Partial<Record<KindName, Readonly<Record<string, Verb | undefined>>>> = {
  units: { add: 'add' },
  // `price set` both adds and changes: a price is valid from a day on, and a second one for that day corrects
  // it.
  prices: { set: undefined },
  administrators: { invite: 'add', set: 'set' },
};

/** Descriptions of the commands that the verb does not describe. */
const SPECIAL_DESCRIPTIONS: Readonly<Record<string, string | undefined>> = {
  'administrators invite': 'mails an invitation to a new administrator',
  'prices set': 'sets what a use costs from a day on; the same day again corrects it',
};

const flagOf = (column: string) => `--${column.replaceAll('_', '-')}`;
const attributeOf = (column: string) => new Option(flagOf(column)).attributeName();

/**
 * Adds commands such as `building add` and `price set`. Each imports one line, with the columns of its kind.
 */
export function dataCommands(program: Command, context: CommandContext): Map<KindName, Command> {
  const groups = new Map<KindName, Command>();
  for (const kind of KIND_NAMES) {
    const { singular, key, columns } = kindOf(kind);
    const group = program.command(singular).description(`one ${singular} of the company’s data`);
    groups.set(kind, group);
    const [argumentColumn] = key.length === 1 ? key : [];
    for (const [name, verb] of Object.entries(
      VERBS_BY_KIND[kind] ?? { add: 'add' as const, set: 'set' as const },
    )) {
      const command = addActorOptions(group.command(name), context.user).description(
        SPECIAL_DESCRIPTIONS[`${kind} ${name}`] ??
          (verb ? VERBS[verb].description(singular) : `sets a ${singular}`),
      );
      if (argumentColumn !== undefined)
        command.argument(`<${argumentColumn}>`, columns[argumentColumn]?.help);
      const required = [...key, ...(verb === 'set' ? [] : requiredForNew(kind))];
      for (const [column, { help, type }] of Object.entries(columns)) {
        if (column === argumentColumn) continue;
        const description = required.includes(column) ? `${help} (required)` : help;
        // No column is named `reason` or `by`, the options of the audit trail.
        const option =
          type === 'boolean'
            ? new Option(`${flagOf(column)} [value]`, description).preset('si')
            : new Option(`${flagOf(column)} <value>`, description);
        command.addOption(option.makeOptionMandatory(key.includes(column)));
      }
      if ('opening_balance' in columns) command.option('-y, --yes', LARGE_BALANCES);
      command.action(async (...given: unknown[]) => {
        const options = command.opts<ActorOptions & Record<string, string | undefined>>();
        const { yes = false } = command.opts<{ yes?: true }>();
        const cells = Object.keys(columns).map((column) => [column, options[attributeOf(column)]] as const);
        await importRow(context, {
          kind,
          cells: {
            ...Object.fromEntries(cells),
            ...(argumentColumn !== undefined && { [argumentColumn]: String(given[0]) }),
          },
          command: `${singular} ${name}`,
          actor: options,
          yes,
          expects: verb && VERBS[verb].expects,
        });
      });
    }
  }
  return groups;
}
