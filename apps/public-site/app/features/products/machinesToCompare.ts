import type { Machine } from '@laundry/brand/machines';
import type { ProductName } from '../../paths.ts';

/** The number of columns that fit on a phone. */
const MAX = 3;

const smallest = (machines: readonly Machine[], product: Machine['product']): Machine[] =>
  machines
    .filter((machine) => machine.product === product)
    .sort((one, other) => one.capacityKg - other.capacityKg);

/** The machines to compare: the product's, smallest first; for a washer-dryer also one of each kind. */
export function machinesToCompare(product: ProductName, machines: readonly Machine[]): readonly Machine[] {
  if (product !== 'washer' && product !== 'dryer' && product !== 'titanC') return [];
  const own = smallest(machines, product);
  if (product !== 'titanC' || own.length === 0) return own.slice(0, MAX);
  const apart = (['washer', 'dryer'] as const).flatMap((kind) => smallest(machines, kind).slice(0, 1));
  return [...own, ...apart].slice(0, MAX);
}
