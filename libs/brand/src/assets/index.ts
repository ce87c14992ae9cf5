export { brandMachines, loadMachines } from './brandMachines.ts';
export { brandPhotographs } from './brandPhotographs.ts';
export { loadPhotographs } from './loadPhotographs.ts';
export type { Original } from './loadPhotographs.ts';
export type { PhotographSlot, Photographs } from './photographSlots.ts';
