import { machineWords as words } from '@laundry/strings';
import type { Machine } from './loadMachines.ts';

export type { Machine } from './loadMachines.ts';

const washing = { programmes: [...words.washing], spinRpm: 1200, extractionG: 413 };

/** Example machines with fictional sizes, as in the FAQ. Production refuses them. */
export const exampleMachines: readonly Machine[] = [
  {
    product: 'washer',
    model: words.washer('10,2'),
    capacityKg: 10.2,
    size: { width: 685, height: 1035, depth: 710 },
    weightKg: 112,
    ...washing,
  },
  {
    product: 'washer',
    model: words.washer('15'),
    capacityKg: 15,
    size: { width: 735, height: 1130, depth: 805 },
    weightKg: 164,
    ...washing,
  },
  {
    product: 'dryer',
    model: words.dryer('10,2'),
    capacityKg: 10.2,
    size: { width: 685, height: 1035, depth: 725 },
    weightKg: 68,
    programmes: [...words.drying],
  },
  {
    product: 'dryer',
    model: words.dryer('15'),
    capacityKg: 15,
    size: { width: 735, height: 1130, depth: 840 },
    weightKg: 84,
    programmes: [...words.drying],
  },
  {
    product: 'titanC',
    model: 'Titan-C',
    capacityKg: 10.2,
    size: { width: 690, height: 1110, depth: 795 },
    weightKg: 126,
    programmes: [...words.washing, ...words.drying],
    spinRpm: 1200,
  },
];
