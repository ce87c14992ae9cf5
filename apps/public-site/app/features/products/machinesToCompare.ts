import type { Machine } from '@laundry/brand-assets/machines';
import type { ProductName } from '../../paths.ts';

/** As many as stand side by side on a phone. */
const MAX = 3;

const smallest = (machines: readonly Machine[], product: Machine['product']): Machine[] =>
  machines
    .filter((machine) => machine.product === product)
    .sort((one, other) => one.capacityKg - other.capacityKg);

/**
 * What stands side by side on a product's page: its models, smallest first; beside one that washes and dries,
 * the two that do it apart.
 */
export function machinesToCompare(product: ProductName, machines: readonly Machine[]): readonly Machine[] {
  if (product !== 'washer' && product !== 'dryer' && product !== 'titanC') return [];
  const own = smallest(machines, product);
  if (product !== 'titanC' || own.length === 0) return own.slice(0, MAX);
  const apart = (['washer', 'dryer'] as const).flatMap((kind) => smallest(machines, kind).slice(0, 1));
  return [...own, ...apart].slice(0, MAX);
}
