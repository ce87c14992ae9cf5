import * as v from 'valibot';
import { anyId } from '../answerFields.ts';
import { call } from '../call.ts';

/** A building as selectors need it (spec §3). */
export const Building = v.object({ id: anyId, name: v.string() });
export type Building = v.InferOutput<typeof Building>;

export const administrationBuildings = call({
  method: 'GET',
  path: '/public-site/v1/administrations/{adminId}/buildings',
  summary: 'Returns the buildings of an administration; with split=true, those that share in the income',
  access: 'administrator',
  query: v.object({ split: v.optional(v.picklist(['true', 'false'])) }),
  success: 200,
  answer: v.array(Building),
});

export const colivingBuildings = call({
  method: 'GET',
  path: '/public-site/v1/administrations/buildings/coliving',
  summary: "Returns the buildings whose residents the session's administration manages",
  access: 'administrator',
  success: 200,
  answer: v.array(Building),
});
