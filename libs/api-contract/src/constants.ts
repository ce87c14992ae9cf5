/** Currency code of the Uruguayan peso, the only one in use (spec §9). */
export const UYU = 858;

/** Roles in the API's answers (spec §6). */
export const BUILDING_ADM = 'BUILDING_ADM';
export const RESIDENT = 'RESIDENT';

/** The longest value of a report's filter. */
export const FILTER_MAX_LENGTH = 100;

/** How uses ended, as the report of uses is narrowed to them (D85). */
export const USE_RESULTS = ['succeeded', 'failed'] as const;

/** The types of the payer's document as they are sent in `tipoDoc` (D75). */
export const PAYER_DOCUMENT = { cedula: 1, other: 2 } as const;

/** The longest number of a document that is no cédula. */
export const OTHER_DOCUMENT_MAX_LENGTH = 20;
