import { Option } from 'commander';
import type { Command } from 'commander';
import { KIND_NAMES, kindOf } from '../company-data/kinds.ts';
import { requiredForNew } from '../queries/company/tables.ts';
import type { KindName } from '../company-data/kinds.ts';
import { withActor } from './actorOptions.ts';
import type { ActorOptions } from './actorOptions.ts';
import { importRow } from './importRow.ts';
import type { CommandContext } from './commandContext.ts';

const article = (noun: string) => (/^[aeio]/.test(noun) ? 'an' : 'a');

/** What can be done to one thing of a kind. */
const VERBS = {
  add: { does: (singular: string) => `adds a new ${singular}`, expects: 'new' },
  set: {
    does: (singular: string) => `changes ${article(singular)} ${singular}; what is not said stays`,
    expects: 'known',
  },
} as const;
type Verb = keyof typeof VERBS;

/** What kinds do otherwise: their commands by the verb that each stands for. */
const OWN_VERBS: Partial<Record<KindName, Readonly<Record<string, Verb | undefined>>>> = {
  units: { add: 'add' },
  // A price holds from a day on: a new one is added, that of the same day is corrected.
  prices: { set: undefined },
  administrators: { invite: 'add', set: 'set' },
};

/** What commands do that need other words. */
const SPECIAL_DOES: Readonly<Record<string, string | undefined>> = {
  'administrators invite': 'mails an invitation to a new administrator',
  'prices set': 'sets what a use costs from a day on; the same day again corrects it',
};

const flagOf = (column: string) => `--${column.replaceAll('_', '-')}`;
const attributeOf = (column: string) => new Option(flagOf(column)).attributeName();

/** `building add`, `price set` and the like: a line of an import each, with the same columns. */
export function dataCommands(program: Command, context: CommandContext): Map<KindName, Command> {
  const groups = new Map<KindName, Command>();
  for (const kind of KIND_NAMES) {
    const { singular, key, columns } = kindOf(kind);
    const group = program.command(singular).description(`one ${singular} of the company’s data`);
    groups.set(kind, group);
    const [named] = key.length === 1 ? key : [];
    for (const [name, verb] of Object.entries(
      OWN_VERBS[kind] ?? { add: 'add' as const, set: 'set' as const },
    )) {
      const command = withActor(group.command(name), context.user).description(
        SPECIAL_DOES[`${kind} ${name}`] ?? (verb ? VERBS[verb].does(singular) : `sets a ${singular}`),
      );
      if (named !== undefined) command.argument(`<${named}>`, columns[named]?.help);
      const needed = [...key, ...(verb === 'set' ? [] : requiredForNew(kind))];
      for (const [column, { help }] of Object.entries(columns)) {
        if (column === named) continue;
        const description = needed.includes(column) ? `${help} (required)` : help;
        // `--reason` and `--by` are the audit trail's; no column is called so.
        const option = new Option(`${flagOf(column)} <value>`, description);
        command.addOption(option.makeOptionMandatory(key.includes(column)));
      }
      command.action(async (...given: unknown[]) => {
        const options = command.opts<ActorOptions & Record<string, string | undefined>>();
        const cells = Object.keys(columns).map((column) => [column, options[attributeOf(column)]] as const);
        await importRow(context, {
          kind,
          cells: { ...Object.fromEntries(cells), ...(named !== undefined && { [named]: String(given[0]) }) },
          words: `${singular} ${name}`,
          actor: options,
          expects: verb && VERBS[verb].expects,
        });
      });
    }
  }
  return groups;
}
