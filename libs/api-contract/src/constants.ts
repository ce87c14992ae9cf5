/** Currency code of the Uruguayan peso, the only one in use (spec §9). */
export const UYU = 858;

/** Roles as they stand on the wire (spec §6). */
export const BUILDING_ADM = 'BUILDING_ADM';
export const RESIDENT = 'RESIDENT';
