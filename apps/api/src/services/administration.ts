import type { Building, TransactionRecord } from '@laundry/api-contract';
import { Failure } from '../failure.ts';
import { pesosOf, shareOf } from '../payments/money.ts';
import { buildingOf, buildingsOf, confirmedTransactions } from '../queries/administrations.ts';
import { isUuid } from '../uuid.ts';
import type { Dependencies } from './dependencies.ts';
import type { AdministratorSession } from './session.ts';

/** The session's own buildings. @throws Failure ex_not_found for any other administration */
export function administrationBuildings(
  { db }: Dependencies,
  { administrationId }: AdministratorSession,
  adminId: string,
  sharing: boolean,
): Promise<Building[]> {
  if (adminId.toLowerCase() !== administrationId) throw new Failure('ex_not_found');
  return buildingsOf(db, administrationId, sharing);
}

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** A day that exists, in years that make sense. @throws Failure ex_invalid_field with the field's name */
function realDay(name: string, day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  const year = at.getUTCFullYear();
  if (!exists || year < FIRST_YEAR || year > LAST_YEAR)
    throw new Failure('ex_invalid_field', { detail: name });
  return day;
}

/**
 * Confirmed transactions of a building of the session's administration (sections 2 and 7; decisions 23, 29 and 46).
 *
 * @throws Failure ex_invalid_field for days that do not exist or are reversed, ex_not_found for any other building
 */
export async function reportTransactions(
  { db }: Dependencies,
  { administrationId }: AdministratorSession,
  query: { from: string; to: string; building: string },
): Promise<TransactionRecord[]> {
  const from = realDay('from', query.from);
  const to = realDay('to', query.to);
  if (from > to) throw new Failure('ex_invalid_field', { detail: 'from, to' });
  const building = isUuid(query.building)
    ? await buildingOf(db, administrationId, query.building)
    : undefined;
  if (!building) throw new Failure('ex_not_found');
  const rows = await confirmedTransactions(db, administrationId, building.id, from, to);
  return rows.map((row) => ({
    building_name: building.name,
    amount: pesosOf(row.amount_cents),
    currency: row.currency,
    user_name: row.payer_name,
    user_email: row.payer_email,
    origin: row.channel,
    creation_date: row.created_at.toISOString(),
    uuid: row.card_uid,
    message: row.message,
    adm_income: pesosOf(shareOf(row.amount_cents, building.income_share_bp)),
  }));
}
