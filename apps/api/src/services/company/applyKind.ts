import type { KindName } from '../../queries/company/kinds.ts';
import type { Executor } from '../../database/connect.ts';
import { InvalidLines } from '../../company-data/invalidLines.ts';
import { Failure } from '../../shared/failure.ts';
import { mailSender } from '../../mail/composeMail.ts';
import { recordActivityOfCompany } from '../../queries/administration/activity.ts';
import {
  addedLabels,
  listChanges,
  insertRows,
  resolve,
  updateRows,
  bookOpeningBalances,
  checkLines,
  newAdministrators,
  openCardAccounts,
} from '../../queries/company/importing.ts';
import { invite } from '../administration/administrators.ts';
import type { Settings } from '../../settings.ts';
import { changeAdministrations } from './changeAdministrations.ts';

const MAX_SHOWN = 50;

interface Options {
  readonly file: string;
  readonly at: Date;
  readonly yes: boolean;
  /** Whether its records have to be new or have to exist. */
  readonly expects: 'new' | 'known' | undefined;
}

const MISSING = { line: 1, reason: 'there is no such one: add makes it' };

/**
 * Applies the staged lines of a kind.
 *
 * @param options.yes whether opening balances may be more than anybody could have topped up at once; these
 * are mostly cents or uses mistaken for pesos
 * @returns how many lines were new or changed, with the labels of the first new records, the first changes,
 * and notes of what else changed
 * @throws InvalidLines where a line contradicts the existing data
 */
export async function applyKind(
  db: Executor,
  settings: Settings,
  kind: KindName,
  { file, at, yes, expects }: Options,
) {
  await resolve(db, kind);
  const additions = await addedLabels(db, kind, MAX_SHOWN);
  if (expects === 'known' && additions.length > 0) throw new InvalidLines(file, [MISSING]);
  await checkLines(db, kind, file, yes ? Number.MAX_SAFE_INTEGER : settings.MAX_TOPUP_CENTS);
  const changes = await listChanges(db, kind, MAX_SHOWN);
  const notes = kind === 'buildings' ? await changeAdministrations(db, settings, file, at) : [];
  const changed = await updateRows(db, kind);
  const added = await addNew(db, settings, kind, at);
  return { kind, added, changed, additions, changes, notes };
}

export type KindReport = Awaited<ReturnType<typeof applyKind>>;

/** Creates the new records among the lines of a kind. @returns how many there are */
async function addNew(db: Executor, settings: Settings, kind: KindName, at: Date): Promise<number> {
  if (kind === 'administrators') return inviteNew(db, settings, at);
  if (kind === 'cards') await openCardAccounts(db);
  const added = await insertRows(db, kind);
  if (kind === 'cards') await bookOpeningBalances(db);
  return added;
}

/** Invites new administrators. Files contain no passwords: each chooses one with the mailed link. */
async function inviteNew(db: Executor, settings: Settings, at: Date): Promise<number> {
  const people = await newAdministrators(db);
  for (const person of people) {
    const subject = await invite(db, settings, person, undefined, at);
    // The portal has invited this e-mail since the lines were resolved.
    if (!subject) throw new Failure('ex_email_taken', { detail: person.email });
    const entry = { kind: 'administrator-invited', subject } as const;
    await recordActivityOfCompany(db, person.administrationId, entry, mailSender(settings), at);
  }
  return people.length;
}
