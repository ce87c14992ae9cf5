import { testCompany } from '@laundry/sandbox';

/** Two buildings: where income is split, not every channel is offered. All cards are empty. */
export const COMPANY = testCompany({
  name: 'Chaos',
  buildings: 2,
  splitting: (building) => building === 1,
  units: 100,
  firstCard: 40_000_000,
  balance: 0,
  items: 2,
});

/** The cards that people top up. */
export const CARDS = COMPANY.buildings.flatMap(({ splitting, units }) =>
  units.map(({ card }) => ({ uid: card, splitting })),
);
