import { demoData } from '@laundry/strings';
import { createRandom } from './random.ts';
import type { DemoRecord } from './records.ts';

/** A source of its own, so that more accessories change nothing else. */
const SEED = 20_260_102;

/** The shop's accessories, in their order. */
export function* brandingItems(): Generator<DemoRecord, void> {
  const random = createRandom(SEED);
  for (const [position, item] of demoData.accessories.entries())
    yield { table: 'branding_item', id: random.uuid(), ...item, position };
}
