import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { Option } from 'commander';
import type { Command } from 'commander';
import { KIND_NAMES, getKind } from '../queries/company/kinds.ts';
import type { KindName } from '../queries/company/kinds.ts';
import type { LineChange } from '../queries/company/importing.ts';
import { decodeFile } from '../services/company/readRows.ts';
import type { KindReport } from '../services/company/applyKind.ts';
import type { ResultOf } from '../services/company/commands.ts';
import { LARGE_BALANCES, CommandError } from './commandContext.ts';
import type { CommandContext } from './commandContext.ts';
import { withPictures } from './pictureFiles.ts';

const valueText = (value: unknown): string =>
  value === null || value === undefined
    ? 'nothing'
    : typeof value === 'string'
      ? `'${value}'`
      : JSON.stringify(value);

/** `name 'A' → 'B'` for each column that differs. */
const changeText = ({ label, before, after }: LineChange): string => {
  const differing = Object.keys(after).filter((name) => valueText(before[name]) !== valueText(after[name]));
  const pairs = differing.map((name) => `${name} ${valueText(before[name])} → ${valueText(after[name])}`);
  return `  ~ ${label}: ${pairs.join(', ')}`;
};

const more = (shown: number, all: number, what: string) =>
  all > shown ? [`  … ${all - shown} more ${what}`] : [];

/** The result of a kind's lines: a line of figures, then what is new and what changed. */
export function kindText({ kind, added, changed, additions, changes, notes }: KindReport): string[] {
  return [
    `  ${kind}: ${added} new, ${changed} changed`,
    ...additions.map((label) => `  + ${label}`),
    ...more(additions.length, added, 'new'),
    ...changes.map(changeText),
    ...more(changes.length, changed, 'changed'),
    ...notes.map((note) => `  ${note}`),
  ];
}

function fileLines({ file, lines, kinds }: ResultOf<'import'>[number], dryRun: boolean): readonly string[] {
  const touched = kinds.reduce((sum, { added, changed }) => sum + added + changed, 0);
  const same = `${lines - touched} as they were`;
  return [
    `${file}: ${lines} lines, ${same}${dryRun ? ' (dry run: nothing was written)' : ''}`,
    ...kinds.flatMap(kindText),
  ];
}

interface ImportOptions {
  readonly kind?: KindName;
  readonly dryRun?: boolean;
  readonly yes?: boolean;
  readonly by: string;
  readonly reason?: string;
}

/** The columns that a line of a new record needs, besides its key. */
export function requiredForNew(kind: KindName): readonly string[] {
  const { key, columns } = getKind(kind);
  return Object.entries(columns)
    .filter(
      ([name, { sets, newDefault }]) => !key.includes(name) && sets !== null && newDefault === undefined,
    )
    .map(([name]) => name);
}

const columnsText = () =>
  KIND_NAMES.map((name) => {
    const { columns, key } = getKind(name);
    const required = requiredForNew(name);
    const markColumn = (column: string) =>
      key.includes(column) ? ' (key)' : required.includes(column) ? ' (needed of a new one)' : '';
    const lines = Object.entries(columns).map(
      ([column, { help }]) => `    ${column}${markColumn(column)}: ${help}`,
    );
    return `  ${name}\n${lines.join('\n')}`;
  }).join('\n');

const HELP = `
Files are UTF-8: CSV with a head row, divided by ; or , and named after what they have (buildings.csv, buildings-2026.csv), or NDJSON
(.ndjson), an object a line with its 'kind'. Lines are known by their keys: what differs changes, what a file does not say stays, nothing is
removed, and a file that is taken in again changes nothing. Of a file with a wrong line nothing is taken in. '-' empties a notice, a unit or
a picture.

Kinds and their columns:
`;

/** Adds `import FILE…`. */
export function importCommand(program: Command, { run, print, showProgress, folder, user }: CommandContext) {
  program
    .command('import')
    .description('takes the company’s data in from files; may be repeated')
    .argument('<files...>', 'CSV or NDJSON')
    .addOption(
      new Option('--kind <kind>', 'what CSV files have, where their names do not say it').choices(KIND_NAMES),
    )
    .option('--dry-run', 'say what would change, and change nothing')
    .option('-y, --yes', LARGE_BALANCES)
    .option('--by <name>', 'who does it', user)
    .option('--reason <text>', 'why; the file’s name where it is not said')
    .addHelpText('after', () => HELP + columnsText())
    .action(
      async (names: readonly string[], { kind, dryRun = false, yes = false, by, reason }: ImportOptions) => {
        const files = await Promise.all(
          names.map(async (name) => {
            const path = resolve(folder, name);
            const bytes = await readFile(path).catch(() => {
              throw new CommandError(`${name} cannot be read`);
            });
            return { path, name: basename(path), kind, text: decodeFile(basename(path), bytes) };
          }),
        );
        const withTheirPictures = [];
        for (const { path, ...file } of files)
          withTheirPictures.push(
            await withPictures(run, file, {
              folder: dirname(path),
              isInside: true,
              progress: (step) => showProgress(`${file.name}: ${step}`),
            }),
          );
        const actor = { by, reason: reason ?? `import of ${files.map(({ name }) => name).join(', ')}` };
        const reports = await run('import', { files: withTheirPictures, actor, dryRun, yes });
        print(reports.flatMap((report) => fileLines(report, dryRun)));
      },
    );
}
