import { exampleTransaction } from '@laundry/api-contract';
import type { TransactionRecord, TransactionsSummary } from '@laundry/api-contract';
import type { FakeAnswer } from '@laundry/flow/testing';
import { REPORT } from './portal.ts';

export const TRANSACTIONS_SUMMARY = `${REPORT}/summary`;

export const transaction = (place: number, more: Partial<TransactionRecord> = {}): TransactionRecord => ({
  ...exampleTransaction(),
  building_name: 'Mirador',
  amount: 100 + place,
  currency: 858,
  user_name: `Eva Paz ${place}`,
  user_email: `eva${place}@demo.example`,
  origin: 'Bancard',
  // In Montevideo, 23:30 on 30 June plus `place` seconds.
  creation_date: new Date(Date.UTC(2026, 6, 1, 2, 30, place)).toISOString(),
  uuid: String(10_000_000 + place),
  message: null,
  adm_income: 10 + place / 2,
  ...more,
});

export const transactions = (count: number): TransactionRecord[] =>
  Array.from({ length: count }, (_, place) => transaction(place));

/** Totals in two currencies, which are never added up. */
const transactionsSummary: TransactionsSummary = {
  count: 3,
  totals: [
    { currency: 858, amount: 1234.5, adm_income: 123.45, count: 2 },
    { currency: 840, amount: 20, adm_income: 2, count: 1 },
  ],
  byBuilding: [
    { building_name: 'Mirador', currency: 858, amount: 1234.5, adm_income: 123.45, count: 2 },
    { building_name: 'Mirador', currency: 840, amount: 20, adm_income: 2, count: 1 },
  ],
  byDay: [
    { day: '2026-06-29', currency: 858, amount: 1000, adm_income: 100, count: 1 },
    { day: '2026-06-30', currency: 858, amount: 234.5, adm_income: 23.45, count: 1 },
    { day: '2026-06-30', currency: 840, amount: 20, adm_income: 2, count: 1 },
  ],
};

export const found = (body: unknown): FakeAnswer => ({ path: REPORT, body });

export const summary: FakeAnswer = { path: TRANSACTIONS_SUMMARY, body: transactionsSummary };
