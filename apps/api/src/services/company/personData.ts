import { randomUUID } from 'node:crypto';
import { BUILDING_ADM } from '@laundry/api-contract';
import { pesosOf } from '@laundry/strings/format';
import { referenceOf } from '../../payments/reference.ts';
import { recordCompanyAction } from '../../queries/company/audit.ts';
import type { Actor } from '../../queries/company/audit.ts';
import { erasePerson, personOf } from '../../queries/company/people.ts';
import { sha256 } from '../../secrets.ts';
import type { Dependencies } from '../dependencies.ts';

/** Thrown for an administrator, whom the administration has to remove in the portal first. */
export class StillAdministratorError extends Error {}

const normalized = (email: string) => email.trim().toLowerCase();

/** All data stored about a person, for a file that the person receives. Amounts are pesos. */
export async function exportPerson({ db }: Pick<Dependencies, 'db'>, email: string) {
  const { payments, ...otherData } = await personOf(db, normalized(email));
  return {
    email: normalized(email),
    payments: payments.map(({ number, amount_cents, ...payment }) => ({
      reference: referenceOf(number),
      amount: pesosOf(amount_cents),
      ...payment,
    })),
    ...otherData,
  };
}

/**
 * Erases a person at their request. The ledger keeps amounts, cards and states. The audit trail keeps the
 * SHA-256 of the e-mail as proof of the erasure.
 *
 * @returns the number of rows changed or deleted, by what they are
 * @throws StillAdministratorError where the e-mail belongs to an administrator
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
