/** The floor that things stand on: the lower end of the sky. */
export function Floor() {
  return <path d="M17 190h206a62 62 0 0 1-57 38H74a62 62 0 0 1-57-38Z" fill="var(--floor)" />;
}
