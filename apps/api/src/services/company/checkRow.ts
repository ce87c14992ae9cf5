import * as v from 'valibot';
import type { Cell } from '../../company-data/columns.ts';
import { isKind, KIND_NAMES, kindOf } from '../../company-data/kinds.ts';
import type { CheckedRow } from '../../company-data/kinds.ts';
import type { Row } from './readRows.ts';

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const CONTROL_BUT_LAYOUT = /[^\P{Cc}\n\r\t]/u;

const codePoint = (character: string) =>
  `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Checks a line by its kind's columns. @returns the line to stage, or the reason why it is invalid */
export function checkRow({ line, kind: named, cells }: Row): CheckedRow | string {
  if (!isKind(named)) return `no kind '${named}'; there are ${KIND_NAMES.join(', ')}`;
  const { key, columns } = kindOf(named);
  const checked: Record<string, Cell> = {};
  for (const [name, text] of Object.entries(cells)) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) return `no column '${name}' in ${named}; there are ${Object.keys(columns).join(', ')}`;
    if (text === '') continue;
    // PostgreSQL does not store lone surrogates.
    if (!text.isWellFormed()) return `${name}: a character that is none`;
    const [control] = (column.multiline ? CONTROL_BUT_LAYOUT : CONTROL).exec(text) ?? [];
    if (control !== undefined) return `${name}: a control character, ${codePoint(control)}`;
    const read = v.safeParse(column.schema, text);
    if (!read.success) return `${name}: '${text}' is not ${read.issues[0].message}`;
    checked[name] = read.output;
  }
  const missing = key.find((name) => checked[name] === undefined);
  return missing === undefined ? { line, kind: named, cells: checked } : `${missing} is empty`;
}
