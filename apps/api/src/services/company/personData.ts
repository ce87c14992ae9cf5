import { randomUUID } from 'node:crypto';
import { BUILDING_ADM } from '@laundry/api-contract';
import { pesosOf } from '../../payments/money.ts';
import { referenceOf } from '../../payments/reference.ts';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import type { Actor } from '../../queries/company/audit.ts';
import { erasePerson, personOf } from '../../queries/company/people.ts';
import { sha256 } from '../../secrets.ts';
import type { Dependencies } from '../dependencies.ts';

/** Whoever administers buildings is removed by their administration first. */
export class StillAdministratorError extends Error {}

const normalized = (email: string) => email.trim().toLowerCase();

/** All that is kept of a person, for a file that is handed to them. Amounts are pesos. */
export async function exportPerson({ db }: Pick<Dependencies, 'db'>, email: string) {
  const { payments, ...kept } = await personOf(db, normalized(email));
  return {
    email: normalized(email),
    payments: payments.map(({ number, amount_cents, ...payment }) => ({
      reference: referenceOf(number),
      amount: pesosOf(amount_cents),
      ...payment,
    })),
    ...kept,
  };
}

/**
 * Erases a person at their own wish. The books keep amounts, cards and states; the audit trail keeps the
 * sha256 of the e-mail, so that it can be shown that it was done.
 *
 * @returns how many rows of what were touched
 * @throws StillAdministers where the e-mail is an administrator's
 */
export function erasePersonData(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  email: string,
  actor: Actor,
): Promise<Readonly<Record<string, number>>> {
  const address = normalized(email);
  return db.transaction().execute(async (transaction) => {
    const { accounts } = await personOf(transaction, address);
    if (accounts.some(({ role }) => role === BUILDING_ADM)) throw new StillAdministratorError();
    const changes = await erasePerson(transaction, address, sha256(address));
    const action = { command: 'person erase', subject: `sha256 ${sha256(address)}`, changes };
    await recordCompanyAction(transaction, { id: randomUUID(), ...action, ...actor, at: clock() });
    return changes;
  });
}
