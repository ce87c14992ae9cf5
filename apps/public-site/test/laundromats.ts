import { calls } from '@laundry/api-contract';
import type { Laundromat } from '@laundry/api-contract';
import * as v from 'valibot';
import snapshot from '../demo-snapshot.json';

/** The laundromats of the demo data. */
export const laundromats = v.parse(calls.laundromats.answer, snapshot.laundromats);

/** The laundromat of an address. */
export function laundromatAt({ slug }: Readonly<{ slug?: string | undefined }>): Laundromat {
  const found = laundromats.find((laundromat) => laundromat.slug === slug);
  if (!found) throw new Error(`There is no laundromat ${String(slug)}.`);
  return found;
}
