import { calls } from '@laundry/api-contract';
import * as v from 'valibot';
import snapshot from '../demo-snapshot.json';

/** The laundromats of the demo data. */
export const laundromats = v.parse(calls.laundromats.answer, snapshot.laundromats);
