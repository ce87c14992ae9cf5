export { exampleMachines } from './exampleMachines.ts';
export type { Machine } from './machinesFile.ts';
