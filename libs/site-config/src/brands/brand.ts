/** The colours that a logo is drawn in, by the role they have in the theme. */
export const LOGO_ROLES = ['primary', 'onPrimary', 'secondary', 'accent', 'onAccent'] as const;
export type LogoRole = (typeof LOGO_ROLES)[number];

/** One shape of a logo: an SVG element's name, its attributes, and the role that fills it. */
export type LogoShape = { fill: LogoRole } & (
  | { shape: 'circle'; cx: number; cy: number; r: number }
  | { shape: 'rect'; x: number; y: number; width: number; height: number; rx: number }
  | { shape: 'path'; d: string }
);

export interface Logo {
  /** Side of the square that the mark is drawn in: its viewBox is `0 0 side side`. */
  viewBox: number;
  /** What the mark stands on; an app icon takes its colour to the edge. */
  ground: { fill: LogoRole; radius: number };
  /** From back to front. */
  shapes: readonly LogoShape[];
  /** How the name is set beside the mark; tracking in em. */
  wordmark: { weight: number; tracking: number };
}

type Ramp<Step extends number> = Readonly<Record<Step, string>>;

/** The colours of one kind of notice: itself, the surface it tints, its deep form, and text on it. */
export interface Tone {
  main: string;
  tint: string;
  deep: string;
  on: string;
}

export type Tones = Readonly<Record<'error' | 'warning' | 'success' | 'info', Tone>>;

/** A brand's colours by role, from light to dark; the theme says which step does what. */
export interface BrandColours {
  /** Carries every action. */
  primary: Ramp<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950>;
  /** Surfaces that are set apart, and their deep forms. */
  secondary: Ramp<50 | 100 | 200 | 300 | 500 | 800 | 900>;
  /** Marks where one is; never text on a page. */
  accent: Ramp<100 | 200 | 300 | 400 | 600 | 800 | 900>;
  /** Texts, lines and the pages of the dark scheme. */
  neutral: Ramp<0 | 50 | 100 | 200 | 300 | 400 | 450 | 500 | 600 | 700 | 800 | 850 | 900 | 950>;
  /** Notices, one set for each scheme. */
  status: { light: Tones; dark: Tones };
}

/** A brand: what the sites show of a company beside its words. Data only, so that it can be replaced. */
export interface Brand {
  /** What SITE_BRAND chooses it by. */
  id: string;
  /** The product's name where SITE_PRODUCT_NAME gives none. */
  productName: string;
  colours: BrandColours;
  logo: Logo;
}
