/** Currency code of the Uruguayan peso, the only one in use (spec §9). */
export const UYU = 858;

/** Roles in the API's answers (spec §6). */
export const BUILDING_ADM = 'BUILDING_ADM';
export const RESIDENT = 'RESIDENT';

/** What a solved captcha is for (spec §9, D56, D83). */
export type CaptchaAction = 'login' | 'userReport' | 'cardMethods';

/** The longest texts of some kinds, in characters; `otherDocument`: the number of one that is no cédula. */
export const MAX_LENGTH = { shortText: 100, email: 254, id: 100, filter: 100, otherDocument: 20 } as const;

/** Why the token of an invitation, or of a link for a new password, cannot be used (D26). */
export const TOKEN_REFUSALS = ['invalid', 'used', 'expired'] as const;
export type TokenRefusal = (typeof TOKEN_REFUSALS)[number];

/** The results by which the report of uses can be filtered (D85). */
export const USE_RESULTS = ['succeeded', 'failed'] as const;

/** The values of `tipoDoc`, the type of the payer's document (D75). */
export const PAYER_DOCUMENT = { cedula: 1, other: 2 } as const;
