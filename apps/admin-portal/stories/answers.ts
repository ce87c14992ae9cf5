import type { FakeAnswer } from '@laundry/flow/testing';
import { transaction as sample } from '../test/transactions.ts';
import { keptUser } from '../test/portal.ts';
import { SESSION_KEY } from '../src/session/sessionKey.ts';

/** The storage of a browser in which an administration's user is signed in. */
export const SIGNED_IN = { [SESSION_KEY]: JSON.stringify(keptUser) };

const BULEVAR = '6f7b2f4a-94f2-4f0c-9a55-0d6f9c7b1a01';

export const buildings: FakeAnswer = {
  path: '/public-site/v1/administrations/adm-1/buildings',
  body: [
    { id: BULEVAR, name: 'Torre Bulevar' },
    { id: '6f7b2f4a-94f2-4f0c-9a55-0d6f9c7b1a02', name: 'Complejo Parque Batlle' },
  ],
};

const CHANNELS = ['MercadoPagos', 'Bancard', 'RedPagos', 'PagosWeb'];

/** A confirmed transaction; `place` varies most of its values. */
const transaction = (place: number) => ({
  ...sample(place),
  building_name: 'Torre Bulevar',
  amount: 160 * ((place % 5) + 1) + (place % 2 === 0 ? 0 : 0.5),
  currency: 858,
  user_name: place % 7 === 0 ? 'María de los Ángeles Fernández de la Reguera y Estévez' : 'Ana Paz',
  user_email: `vecina${place}@correo.example`,
  origin: CHANNELS[place % CHANNELS.length] ?? '',
  creation_date: new Date(Date.UTC(2026, 2, 1 + (place % 28), 12 + (place % 10), place % 60)).toISOString(),
  uuid: String(12345678 + place),
  message: place % 9 === 0 ? 'Fondos insuficientes' : null,
  adm_income: (place % 5) * 16,
});

export const report = (count: number): FakeAnswer => ({
  path: '/api/v1/reports/transactions',
  body: Array.from({ length: count }, (_, place) => transaction(place)),
});

/** Totals of a report's transactions. */
export const transactionsSummary: FakeAnswer = {
  path: '/api/v1/reports/transactions/summary',
  body: {
    count: 73,
    totals: [{ currency: 858, amount: 34_560.5, adm_income: 2_336, count: 73 }],
    byBuilding: [
      { building_name: 'Torre Bulevar', currency: 858, amount: 34_560.5, adm_income: 2_336, count: 73 },
    ],
    byDay: Array.from({ length: 28 }, (_, place) => ({
      day: `2026-03-${String(place + 1).padStart(2, '0')}`,
      currency: 858,
      amount: 900 + ((place * 7) % 10) * 80,
      adm_income: 80,
      count: 3,
    })),
  },
};

/** The address of the report of March. */
export const REPORT = `/dashboard-transactions?from=2026-03-01&to=2026-03-31&building=${BULEVAR}`;
