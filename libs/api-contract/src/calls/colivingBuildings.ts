import * as v from 'valibot';
import { call } from '../call.ts';
import { Building } from './administrationBuildings.ts';

export const colivingBuildings = call({
  method: 'GET',
  path: '/public-site/v1/administrations/buildings/coliving',
  summary: "Buildings whose residents the session's administration manages",
  access: 'administrator',
  success: 200,
  answer: v.array(Building),
});
