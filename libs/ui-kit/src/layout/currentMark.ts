/** How the page in sight is marked: weight, and a line of sun under the word. */
export const currentMark = {
  fontWeight: 700,
  textDecorationLine: 'underline',
  textDecorationColor: 'var(--mui-palette-accent-main)',
  textDecorationThickness: '0.2em',
  textUnderlineOffset: '0.45em',
} as const;
