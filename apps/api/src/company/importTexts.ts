import type { LineChange } from '../queries/company/importing.ts';
import type { FileReport, KindReport } from '../services/company/report.ts';

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
export function kindText({ kind, added, changed, additions, changes, notes = [] }: KindReport): string[] {
  return [
    `  ${kind}: ${added} new, ${changed} changed`,
    ...additions.map((label) => `  + ${label}`),
    ...more(additions.length, added, 'new'),
    ...changes.map(changeText),
    ...more(changes.length, changed, 'changed'),
    ...notes.map((note) => `  ${note}`),
  ];
}

/** The result of a file, or of its dry run. */
export function fileText({ file, lines, kinds }: FileReport, dryRun: boolean): string {
  const touched = kinds.reduce((sum, { added, changed }) => sum + added + changed, 0);
  const same = `${lines - touched} as they were`;
  return [
    `${file}: ${lines} lines, ${same}${dryRun ? ' (dry run: nothing was written)' : ''}`,
    ...kinds.flatMap(kindText),
  ].join('\n');
}
