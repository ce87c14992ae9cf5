/** The rules for a new password (spec §5), one by one. Blanks at its ends do not count for the length. */
export const PASSWORD_RULES = {
  length: (password: string): boolean => password.trim().length >= 8,
  upper: (password: string): boolean => /\p{Lu}/u.test(password),
  lower: (password: string): boolean => /\p{Ll}/u.test(password),
  digit: (password: string): boolean => /\d/.test(password),
} as const;

/** Whether a password meets all rules of a sign-up. In the portal only the length matters (D74). */
export const isGoodPassword = (password: string): boolean =>
  Object.values(PASSWORD_RULES).every((isMet) => isMet(password));
