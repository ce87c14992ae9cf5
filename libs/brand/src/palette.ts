import { defaultBrand } from './brands/index.ts';
import type { Brand, LogoRole, Tones } from './brands/index.ts';

export type Scheme = 'light' | 'dark';

/** Steps of a ramp: a main colour, its light form and its dark one. */
type Steps<Step> = readonly [main: Step, light: Step, dark: Step];

/** A brand's colours by role in a scheme; all pairs are AA for every brand (the kit checks it). */
function palette({ colours }: Brand, scheme: Scheme) {
  const { primary, secondary, accent, neutral, status } = colours;
  const of = <T>(inLight: T, inDark: T): T => (scheme === 'light' ? inLight : inDark);
  const tone = <Step extends number>(
    ramp: Readonly<Record<Step, string>>,
    [main, light, dark]: Steps<Step>,
    contrastText: string,
  ) => ({ main: ramp[main], light: ramp[light], dark: ramp[dark], contrastText });
  const notice = (kind: keyof Tones) => {
    const { main, tint, deep, on } = status[scheme][kind];
    return { main, light: tint, dark: deep, contrastText: on };
  };
  const onAction = of(neutral[0], primary[950]);
  const success = notice('success');
  return {
    primary: tone(primary, of([600, 400, 800], [200, 100, 300]), onAction),
    secondary: tone(secondary, of([800, 500, 900], [300, 200, 500]), onAction),
    accent: tone(accent, of([400, 100, 800], [300, 900, 200]), primary[950]),
    error: notice('error'),
    warning: notice('warning'),
    success,
    info: notice('info'),
    text: {
      primary: of(primary[950], neutral[100]),
      secondary: neutral[of(700, 300)],
      disabled: neutral[of(600, 400)],
    },
    background: {
      default: neutral[of(0, 950)],
      paper: neutral[of(0, 900)],
      subtle: of(secondary[50], neutral[900]),
      tinted: of(secondary[100], neutral[850]),
      canvas: neutral[of(50, 950)],
    },
    action: {
      hover: of(primary[50], neutral[850]),
      disabled: neutral[of(600, 400)],
      disabledBackground: neutral[of(100, 850)],
    },
    divider: neutral[of(200, 800)],
    control: { border: neutral[of(500, 450)] },
    series: {
      first: primary[of(600, 200)],
      second: secondary[500],
      third: accent[of(600, 300)],
      fourth: success.main,
    },
    shade: { main: of(primary[950], '#000000') },
  };
}

/** A brand's palette in each scheme. */
export const palettes = (brand: Brand = defaultBrand) => ({
  light: palette(brand, 'light'),
  dark: palette(brand, 'dark'),
});

export type BrandPalette = ReturnType<typeof palette>;

/** The palette roles of a logo's colours. */
export const logoRoles = {
  primary: ['primary', 'main'],
  onPrimary: ['primary', 'contrastText'],
  secondary: ['secondary', 'main'],
  accent: ['accent', 'main'],
  onAccent: ['accent', 'contrastText'],
} as const satisfies Record<LogoRole, readonly [string, string]>;
