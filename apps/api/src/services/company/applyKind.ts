import { randomUUID } from 'node:crypto';
import type { KindName } from '../../queries/company/kinds.ts';
import { InvalidLines } from '../../company-data/invalidLines.ts';
import { Failure } from '../../shared/failure.ts';
import { mailSender } from '../../mail/composeMail.ts';
import type { Mailing } from '../../mail/composeMail.ts';
import { recordActivityOfCompany } from '../../queries/administration/activity.ts';
import {
  addedLabels,
  listChanges,
  insertRows,
  resolve,
  updateRows,
  checkLines,
  newAdministrators,
} from '../../queries/company/importing.ts';
import { invite } from '../administration/administrators.ts';
import { changeAdministrations } from './changeAdministrations.ts';

const MAX_SHOWN = 50;

interface Options {
  readonly file: string;
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
export async function applyKind(mailing: Mailing, kind: KindName, { file, yes, expects }: Options) {
  const { db, settings } = mailing;
  await resolve(db, kind);
  const additions = await addedLabels(db, kind, MAX_SHOWN);
  if (expects === 'known' && additions.length > 0) throw new InvalidLines(file, [MISSING]);
  await checkLines(db, kind, file, yes ? Number.MAX_SAFE_INTEGER : settings.MAX_TOPUP_CENTS);
  const changes = await listChanges(db, kind, MAX_SHOWN);
  const notes = kind === 'buildings' ? await changeAdministrations(mailing, file) : [];
  const changed = await updateRows(db, kind);
  const added = kind === 'administrators' ? await inviteNew(mailing) : await insertRows(db, kind);
  return { kind, added, changed, additions, changes, notes };
}

export type KindReport = Awaited<ReturnType<typeof applyKind>>;

/**
 * Invites new administrators. Files contain no passwords: each chooses one with the mailed link.
 *
 * @returns how many there are
 */
async function inviteNew(mailing: Mailing): Promise<number> {
  const { db, settings, at } = mailing;
  const people = await newAdministrators(db);
  for (const person of people) {
    const subject = await invite(mailing, person, randomUUID());
    // The portal has invited this e-mail since the lines were resolved.
    if (!subject) throw new Failure('ex_email_taken', { detail: person.email });
    const entry = { kind: 'administrator-invited', subject } as const;
    await recordActivityOfCompany(db, person.administrationId, entry, mailSender(settings), at);
  }
  return people.length;
}
