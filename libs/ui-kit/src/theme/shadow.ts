/** Elevation as soft, cool shadow; `raised` is a card that floats, `overlay` a dialog or a notification. */
export const shadow = {
  raised: '0 1px 2px rgb(12 17 48 / 0.06), 0 6px 20px -6px rgb(12 17 48 / 0.14)',
  overlay: '0 2px 6px rgb(12 17 48 / 0.12), 0 18px 48px -12px rgb(12 17 48 / 0.32)',
} as const;
