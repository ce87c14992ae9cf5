import { exampleMachines } from '@laundry/brand/machines';
import type { Machine } from '@laundry/brand/machines';

/** The machines that product pages compare; the build replaces them by the brand's. */
export const machines: readonly Machine[] = exampleMachines;
