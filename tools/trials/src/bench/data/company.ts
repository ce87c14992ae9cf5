import { testCompany } from '@laundry/sandbox';
import { montevideoDay } from '@laundry/strings/format';

/** The only administrator of the data's administration. */
export const ADMINISTRATOR = { email: 'bench@demo.example', password: 'Lavadero2026' } as const;

/** The load is spread over so many cards that none reaches its own limit of creations. */
export const COMPANY = testCompany({
  name: 'Bench',
  account: ADMINISTRATOR,
  buildings: 50,
  units: 40,
  firstCard: 30_000_000,
  balance: 1_000_000,
  items: 12,
});

/** The building that has half of the uses. */
export const BUSY_BUILDING = COMPANY.buildings[0]?.id ?? '';

/** The codes of the cards, building by building. */
const CARDS = COMPANY.buildings.flatMap(({ units }) => units.map(({ card }) => card));

/** The code of the n-th card. */
export const cardCode = (index: number): string => CARDS[index % CARDS.length] ?? '';

const DAY_MS = 86_400_000;

/** The query of both reports and their calls for the last whole days of the busy building. */
export const lastDays = (days: number): string =>
  new URLSearchParams({
    from: montevideoDay(new Date(Date.now() - days * DAY_MS)),
    to: montevideoDay(new Date(Date.now() - DAY_MS)),
    building: BUSY_BUILDING,
  }).toString();
