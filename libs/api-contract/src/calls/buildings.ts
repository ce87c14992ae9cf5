import * as v from 'valibot';
import { anyId, addition, anyNumber, anyText, textIfAny, day, pesos } from '../fields.ts';
import { call } from '../call.ts';

/** A building as selectors need it (spec §3). */
export const Building = v.object({ id: anyId, name: v.string() });
export type Building = v.InferOutput<typeof Building>;

export const administrationBuildings = call('GET', '/public-site/v1/administrations/{adminId}/buildings', {
  access: 'administrator',
  query: v.object({ split: v.optional(v.picklist(['true', 'false'])) }),
  answer: v.array(Building),
});

export const colivingBuildings = call('GET', '/public-site/v1/administrations/buildings/coliving', {
  access: 'administrator',
  answer: v.array(Building),
});

/** A machine as selectors need it (spec §3). If its type is not WASHER, it is a dryer. */
export const Machine = v.object({
  id: anyId,
  machine_type: textIfAny,
  sort_index: anyNumber,
  serial_number: textIfAny,
});
export type Machine = v.InferOutput<typeof Machine>;

/** A unit as selectors need it (spec §3). */
export const Unit = v.object({ id: anyId, number: anyText });
export type Unit = v.InferOutput<typeof Unit>;

/** A machine of a requested building, with the building's name (spec §3), which clients already know. */
const MachineOfBuilding = v.object({
  ...Machine.entries,
  building: addition(v.object({ name: v.string() })),
});

/** A building with its machines and units (D26). */
export const BuildingDetails = v.object({
  id: v.fallback(anyId, ''),
  name: textIfAny,
  machines: v.array(MachineOfBuilding),
  units: v.array(Unit),
});
export type BuildingDetails = v.InferOutput<typeof BuildingDetails>;

export const building = call('GET', '/api/v1/buildings/{id}', {
  access: 'administrator',
  answer: BuildingDetails,
});

const count = v.number();

/** The results of a period: uses, and confirmed transactions by currency. */
const result = {
  uses: count,
  income: v.array(v.object({ currency: v.number(), amount: pesos, adm_income: pesos })),
};

/** The data of the portal's welcome page. */
export const Overview = v.object({
  months: v.array(v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), ...result })),
  lastUntilSameDay: v.object(result),
  days: v.array(v.object({ day, uses: count })),
  waiting_residents: count,
  waiting: v.array(v.object({ building_id: anyId, building_name: v.string(), count })),
  failing_machines: v.array(
    v.object({
      ...Machine.entries,
      building_id: anyId,
      building_name: v.string(),
      uses: count,
      failed: count,
    }),
  ),
});
export type Overview = v.InferOutput<typeof Overview>;

export const overview = call('GET', '/api/v1/administrations/{adminId}/overview', {
  access: 'administrator',
  optional: true,
  answer: Overview,
});
