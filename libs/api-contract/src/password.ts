/** The rules for a new password (spec §5), one by one. Blanks at its ends make it no longer. */
export const PASSWORD_RULES = {
  length: (password: string): boolean => password.trim().length >= 8,
  upper: (password: string): boolean => /\p{Lu}/u.test(password),
  lower: (password: string): boolean => /\p{Ll}/u.test(password),
  digit: (password: string): boolean => /\d/.test(password),
} as const;

/** Whether a password follows all rules of a sign-up. The portal's must be long enough only (D74). */
export const isGoodPassword = (password: string): boolean =>
  Object.values(PASSWORD_RULES).every((isMet) => isMet(password));
