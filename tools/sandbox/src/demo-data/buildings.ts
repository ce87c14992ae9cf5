import { demoData } from '@laundry/strings';
import { createCardCodes, createPeople } from './people.ts';
import type { BuildingPlan } from './plan.ts';
import type { Random } from './random.ts';

const DOORS = 4;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

function createMachines(plan: BuildingPlan, buildingId: string, random: Random) {
  return times(plan.washers + plan.dryers, (index) => {
    const washer = index < plan.washers;
    return {
      id: random.uuid(),
      building_id: buildingId,
      machine_type: washer ? ('WASHER' as const) : ('DRYER' as const),
      sort_index: index + 1,
      serial_number: `${washer ? 'LV' : 'SC'}-${random.whole(100_000, 999_999)}`,
    };
  });
}

/** A name in the address of its page: 'Edificio Timbó' is edificio-timbo. */
const toSlug = (name: string): string =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '-').toLowerCase();

/** Names and addresses by a building's place; further ones take them again, with a number. */
const named = (position: number) => {
  const { buildings } = demoData;
  const { name: first, ...address } = buildings[position % buildings.length] ?? buildings[0];
  const round = 1 + Math.floor(position / buildings.length);
  const name = round === 1 ? first : `${first} ${round}`;
  return { name, listed: { slug: toSlug(name), ...address } };
};

/** The buildings of a plan. @param administrations ids, in the order of the plan */
export function createBuildings(
  random: Random,
  administrations: readonly string[],
  plans: readonly BuildingPlan[],
) {
  const nextPerson = createPeople(random);
  const nextCard = createCardCodes(random);
  return plans.map((plan, position) => {
    const { name, listed } = named(position);
    const id = random.uuid();
    const units = times(plan.floors * DOORS, (index) => {
      const number = demoData.unit(Math.floor(index / DOORS) + 1, (index % DOORS) + 1);
      const residents = times(random.whole(0, 2), nextPerson);
      return { unit: { id: random.uuid(), building_id: id, number }, residents };
    });
    const holders = units.map(({ unit, residents: [resident] }, index) => {
      const named = plan.cards[index];
      const card = {
        uid: named?.uid ?? nextCard(),
        building_id: id,
        unit_id: unit.id,
        state: named?.state ?? ('active' as const),
        // The balance results from top-ups and uses only.
        balance: 0,
      };
      return { card, person: resident ?? nextPerson() };
    });
    const building = {
      id,
      administration_id: administrations[plan.administration] ?? '',
      name,
      splitting: plan.splitting,
      price_customer: plan.priceCustomer,
      machine_rate: plan.machineRate,
      special_rate_message: plan.rateMessage ? demoData.rateMessage : null,
      income_share: plan.incomeShare,
      // Where nobody tops up, uses are paid with the building's expenses.
      billing: plan.incomeShare > 0 ? ('prepaid' as const) : ('postpaid' as const),
    };
    const [latitude, longitude] = plan.coordinates;
    const laundromat = {
      building_id: id,
      ...listed,
      city: demoData.city,
      latitude,
      longitude,
      opening_hours: plan.openingHours,
    };
    return { plan, building, laundromat, units, machines: createMachines(plan, id, random), holders };
  });
}

/** A building with its units, machines and cards. */
export type DemoBuilding = Readonly<ReturnType<typeof createBuildings>[number]>;
/** A card and the person who tops it up. */
export type CardHolder = DemoBuilding['holders'][number];
