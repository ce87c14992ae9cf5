import type { BuildingUser, NewBuildingUser } from '@laundry/api-contract';

/** A resident as it is entered, and as it is sent once it is valid. */
export type Person = NewBuildingUser;

export const FIELDS = ['firstname', 'lastname', 'email', 'reference'] as const satisfies (keyof Person)[];
export type Field = (typeof FIELDS)[number];

export const NOBODY: Person = { firstname: '', lastname: '', email: '', reference: '' };

/** First and last name; the e-mail if there is no name. */
export const displayName = ({ firstname, lastname, email }: Person): string =>
  `${firstname} ${lastname}`.trim() || email;

/** The form of an e-mail for comparisons, which ignore case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Whether a resident has not confirmed yet; only then can the confirmation be sent again (D55). */
export const isUnconfirmed = ({ validatedAt }: BuildingUser): boolean => validatedAt === null;
