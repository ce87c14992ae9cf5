import type { BuildingUser, NewBuildingUser } from '@laundry/api-contract';

/** A resident as it is entered, and as it is sent once it is valid. */
export type Person = NewBuildingUser;

export const FIELDS = ['firstname', 'lastname', 'email', 'reference'] as const satisfies (keyof Person)[];
export type Field = (typeof FIELDS)[number];

export const NOBODY: Person = { firstname: '', lastname: '', email: '', reference: '' };

/** The same without blanks around. */
export const trimmed = ({ firstname, lastname, email, reference }: Person): Person => ({
  firstname: firstname.trim(),
  lastname: lastname.trim(),
  email: email.trim(),
  reference: reference.trim(),
});

/** First and last name; the e-mail if there is no name. */
export const displayName = ({ firstname, lastname, email }: Person): string =>
  `${firstname} ${lastname}`.trim() || email;

/** E-mails are compared without case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Only who has not confirmed has something to confirm (D55). */
export const isUnconfirmed = ({ validatedAt }: BuildingUser): boolean => validatedAt === null;
