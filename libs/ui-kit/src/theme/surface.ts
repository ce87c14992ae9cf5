/** The two places the product lives in: `public` is airy and warm, `portal` is dense and calm. */
export type Surface = 'public' | 'portal';

/** What differs between them, in one table. `control` is the height of a field or button in px. */
export const surfaces = {
  public: { spacing: 8, control: 52, body: '1.0625rem', displayScale: 1 },
  portal: { spacing: 8, control: 42, body: '0.9375rem', displayScale: 0.72 },
} as const satisfies Record<
  Surface,
  { spacing: number; control: number; body: string; displayScale: number }
>;
