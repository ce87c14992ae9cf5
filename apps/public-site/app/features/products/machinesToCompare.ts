import type { Machine } from '@laundry/brand/machines';
import type { ProductName } from '../../paths.ts';

/** The number of columns that fit on a phone. */
const MAX = 3;

const smallest = (machines: readonly Machine[], product: Machine['product']): Machine[] =>
  machines
    .filter((machine) => machine.product === product)
    .sort((one, other) => one.capacityKg - other.capacityKg);

/**
 * The machines that a product's page compares: its own models, smallest first; for a combined washer and
 * dryer, also one of each single machine.
 */
export function machinesToCompare(product: ProductName, machines: readonly Machine[]): readonly Machine[] {
  if (product !== 'washer' && product !== 'dryer' && product !== 'titanC') return [];
  const own = smallest(machines, product);
  if (product !== 'titanC' || own.length === 0) return own.slice(0, MAX);
  const apart = (['washer', 'dryer'] as const).flatMap((kind) => smallest(machines, kind).slice(0, 1));
  return [...own, ...apart].slice(0, MAX);
}
