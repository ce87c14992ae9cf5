import * as v from 'valibot';
import { addition, anyId, anyNumber, anyText, textIfAny } from '../answerFields.ts';
import { call } from '../call.ts';

/** A machine as selectors need it (spec §3): WASHER, otherwise a dryer. */
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

/** A machine of a requested building with its name (spec §3), which clients know already. */
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

export const building = call({
  method: 'GET',
  path: '/api/v1/buildings/{id}',
  summary: 'Returns a building with its machines and units',
  access: 'administrator',
  success: 200,
  answer: BuildingDetails,
});
