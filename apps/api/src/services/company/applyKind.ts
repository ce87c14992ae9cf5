import type { Executor } from '../../database/connect.ts';
import {
  addedLabels,
  changesOf,
  insertRows,
  resolve,
  updateRows,
  invalidLines,
} from '../../queries/company/importing.ts';
import { bookOpeningBalances, openCardAccounts } from '../../queries/company/openingBalances.ts';
import type { TableKind } from '../../queries/company/tables.ts';
import type { Dependencies } from '../dependencies.ts';
import type { KindName } from '../../company-data/kinds.ts';
import { inviteStaged } from './inviteStaged.ts';
import { MAX_SHOWN } from './report.ts';
import type { KindReport } from './report.ts';
import { InvalidLines } from '../../company-data/invalidLines.ts';

/** Extra work for a kind before and after its rows are inserted. */
const HOOKS: Partial<
  Record<TableKind, Readonly<Record<'before' | 'after', (db: Executor) => Promise<void>>>>
> = {
  cards: { before: openCardAccounts, after: bookOpeningBalances },
};

async function applyRows(db: Executor, kind: TableKind, file: string): Promise<KindReport> {
  await resolve(db, kind);
  const { lines, count } = await invalidLines(db, kind);
  if (count > 0) throw new InvalidLines(file, lines, count);
  const changes = await changesOf(db, kind, MAX_SHOWN);
  const additions = await addedLabels(db, kind, MAX_SHOWN);
  const changed = await updateRows(db, kind);
  await HOOKS[kind]?.before(db);
  const added = await insertRows(db, kind);
  await HOOKS[kind]?.after(db);
  return { kind, added, changed, additions, changes };
}

/** Applies the staged lines of a kind. @throws InvalidLines where a line contradicts the existing data */
export const applyKind = (
  db: Executor,
  company: Pick<Dependencies, 'settings'>,
  kind: KindName,
  { file, at }: { readonly file: string; readonly at: Date },
): Promise<KindReport> =>
  kind === 'administrators' ? inviteStaged(db, company, file, at) : applyRows(db, kind, file);
