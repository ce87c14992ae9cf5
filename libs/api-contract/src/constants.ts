/** Currency code of the Uruguayan peso, the only one in use (section 9). */
export const UYU = 858;

/** Roles as they stand on the wire (section 6). */
export const BUILDING_ADM = 'BUILDING_ADM';
export const RESIDENT = 'RESIDENT';
