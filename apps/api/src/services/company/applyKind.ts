import { toPesos } from '@laundry/strings/format';
import { InvalidLines } from '../../company-data/invalidLines.ts';
import type { KindName, TableKind } from '../../queries/company/kinds.ts';
import type { Executor } from '../../database/connect.ts';
import { Failure } from '../../shared/failure.ts';
import { mailSender } from '../../mail/composeMail.ts';
import { recordActivityOfCompany } from '../../queries/administration/activity.ts';
import {
  newAdministrators,
  renameAdministrators,
  resolveAdministrators,
  invalidAdministrators,
} from '../../queries/company/administrators.ts';
import {
  addedLabels,
  listChanges,
  insertRows,
  resolve,
  updateRows,
  invalidLines,
  bookOpeningBalances,
  largeOpeningBalances,
  openCardAccounts,
} from '../../queries/company/importing.ts';
import type { LineChange } from '../../queries/company/importing.ts';
import { invite } from '../administration/administrators.ts';
import type { Settings } from '../../settings.ts';
import { changeAdministrations } from './changeAdministrations.ts';

const MAX_SHOWN = 50;

/** How many lines of a kind were new or changed; the rest changed nothing. */
export interface KindReport {
  readonly kind: KindName;
  readonly added: number;
  readonly changed: number;
  /** The first of them. */
  readonly additions: readonly string[];
  readonly changes: readonly LineChange[];
  /** What else changed, in words. */
  readonly notes?: readonly string[];
}

export interface FileReport {
  readonly file: string;
  readonly lines: number;
  readonly kinds: readonly KindReport[];
}

interface Options {
  readonly file: string;
  readonly at: Date;
  readonly yes: boolean;
}

/** Extra work for a kind before and after its rows are inserted. */
const HOOKS: Partial<
  Record<TableKind, Readonly<Record<'before' | 'after', (db: Executor) => Promise<unknown>>>>
> = {
  cards: { before: openCardAccounts, after: bookOpeningBalances },
};

async function applyRows(
  db: Executor,
  settings: Settings,
  kind: TableKind,
  { file, at, yes }: Options,
): Promise<KindReport> {
  const maxOpeningCents = yes ? Number.MAX_SAFE_INTEGER : settings.MAX_TOPUP_CENTS;
  await resolve(db, kind);
  const { lines, count } = await invalidLines(db, kind);
  if (count > 0) throw new InvalidLines(file, lines, count);
  const large = kind === 'cards' ? await largeOpeningBalances(db, maxOpeningCents) : [];
  if (large.length > 0)
    throw new InvalidLines(
      file,
      large.map(({ line, cents }) => ({
        line,
        reason: `opening_balance: ${toPesos(cents)} is more than a top-up may be, ${toPesos(maxOpeningCents)}; --yes takes it in`,
      })),
    );
  const changes = await listChanges(db, kind, MAX_SHOWN);
  const additions = await addedLabels(db, kind, MAX_SHOWN);
  const notes = kind === 'buildings' ? await changeAdministrations(db, settings, file, at) : [];
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
  settings: Settings,
  kind: KindName,
  options: Options,
): Promise<KindReport> =>
  kind === 'administrators'
    ? inviteStaged(db, settings, options.file, options.at)
    : applyRows(db, settings, kind, options);

/**
 * Invites staged administrators who are new, and updates the names of known ones. Files contain no passwords:
 * each administrator chooses one with the mailed link.
 *
 * @throws InvalidLines where a line contradicts the existing data
 */
async function inviteStaged(db: Executor, settings: Settings, file: string, at: Date): Promise<KindReport> {
  await resolveAdministrators(db);
  const { lines, count } = await invalidAdministrators(db);
  if (count > 0) throw new InvalidLines(file, lines, count);
  const changes = await renameAdministrators(db);
  const people = await newAdministrators(db);
  for (const person of people) {
    const subject = await invite(db, settings, person, undefined, at);
    // The portal has invited this e-mail since the lines were resolved.
    if (!subject) throw new Failure('ex_email_taken', { detail: person.email });
    const entry = { kind: 'administrator-invited', subject } as const;
    await recordActivityOfCompany(db, person.administrationId, entry, mailSender(settings), at);
  }
  return {
    kind: 'administrators',
    added: people.length,
    changed: changes.length,
    additions: people.slice(0, MAX_SHOWN).map(({ email }) => email),
    changes: changes.slice(0, MAX_SHOWN),
  };
}
