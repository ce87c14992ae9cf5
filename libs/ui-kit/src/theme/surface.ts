/** The two sites: `public` is airy and warm, `portal` is dense and calm. */
export type Surface = 'public' | 'portal';

type Sizes = readonly [phone: number, desktop: number];

/** Their differences: height of a control and inset of a button in px, body size, headings in rem. */
export const surfaces = {
  public: {
    control: 52,
    inset: 28,
    body: '1.0625rem',
    display: { h1: [2.125, 3.25], h2: [1.625, 2.25], h3: [1.3125, 1.5] },
  },
  portal: {
    control: 42,
    inset: 18,
    body: '0.9375rem',
    display: { h1: [1.4375, 1.6875], h2: [1.25, 1.375], h3: [1.125, 1.1875] },
  },
} as const satisfies Record<
  Surface,
  { control: number; inset: number; body: string; display: Record<'h1' | 'h2' | 'h3', Sizes> }
>;

declare module '@mui/material/styles' {
  interface Theme {
    surface: Surface;
  }
  interface ThemeOptions {
    surface?: Surface;
  }
}
