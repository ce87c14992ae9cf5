import type { Executor } from '../../database/connect.ts';
import {
  addedLabels,
  changesOf,
  insertRows,
  resolve,
  updateRows,
  invalidLines,
} from '../../queries/company/importing.ts';
import {
  bookOpeningBalances,
  largeOpeningBalances,
  openCardAccounts,
} from '../../queries/company/openingBalances.ts';
import { pesosOf } from '@laundry/strings/format';
import type { TableKind } from '../../queries/company/tables.ts';
import type { Dependencies } from '../dependencies.ts';
import type { KindName } from '../../company-data/kinds.ts';
import { changeAdministrations } from './changeAdministrations.ts';
import { inviteStaged } from './inviteStaged.ts';
import { MAX_SHOWN } from './report.ts';
import type { KindReport } from './report.ts';
import { InvalidLines } from '../../company-data/invalidLines.ts';

type Company = Pick<Dependencies, 'settings'>;

interface Options {
  readonly file: string;
  readonly at: Date;
  readonly yes: boolean;
}

/** Extra work for a kind before and after its rows are inserted. */
const HOOKS: Partial<
  Record<TableKind, Readonly<Record<'before' | 'after', (db: Executor) => Promise<void>>>>
> = {
  cards: { before: openCardAccounts, after: bookOpeningBalances },
};

async function applyRows(
  db: Executor,
  company: Company,
  kind: TableKind,
  { file, at, yes }: Options,
): Promise<KindReport> {
  const maxOpeningCents = yes ? Number.MAX_SAFE_INTEGER : company.settings.MAX_TOPUP_CENTS;
  await resolve(db, kind);
  const { lines, count } = await invalidLines(db, kind);
  if (count > 0) throw new InvalidLines(file, lines, count);
  const large = kind === 'cards' ? await largeOpeningBalances(db, maxOpeningCents) : [];
  if (large.length > 0)
    throw new InvalidLines(
      file,
      large.map(({ line, cents }) => ({
        line,
        reason: `opening_balance: ${pesosOf(cents)} is more than a top-up may be, ${pesosOf(maxOpeningCents)}; --yes takes it in`,
      })),
    );
  const changes = await changesOf(db, kind, MAX_SHOWN);
  const additions = await addedLabels(db, kind, MAX_SHOWN);
  const notes = kind === 'buildings' ? await changeAdministrations(db, company, file, at) : [];
  const changed = await updateRows(db, kind);
  await HOOKS[kind]?.before(db);
  const added = await insertRows(db, kind);
  await HOOKS[kind]?.after(db);
  return { kind, added, changed, additions, changes, notes };
}

/**
 * Applies the staged lines of a kind.
 *
 * @param options.yes whether opening balances may be more than anybody could have topped up at once, which
 * mostly are cents or uses taken for pesos
 * @throws InvalidLines where a line contradicts the existing data
 */
export const applyKind = (
  db: Executor,
  company: Company,
  kind: KindName,
  options: Options,
): Promise<KindReport> =>
  kind === 'administrators'
    ? inviteStaged(db, company, options.file, options.at)
    : applyRows(db, company, kind, options);
