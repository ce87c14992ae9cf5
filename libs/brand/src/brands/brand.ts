/** The colours of a logo, by their role in the theme. */
export type LogoRole = 'primary' | 'onPrimary' | 'secondary' | 'accent' | 'onAccent';

/** One shape of a logo: an SVG element's name, its attributes, and the role that fills it. */
export type LogoShape = { fill: LogoRole } & (
  | { shape: 'circle'; cx: number; cy: number; r: number }
  | { shape: 'rect'; x: number; y: number; width: number; height: number; rx: number }
  | { shape: 'path'; d: string }
);

export interface Logo {
  /** The side of the mark's square: its viewBox is `0 0 side side`. */
  viewBox: number;
  /** The mark's background; app icons extend its colour to the edge. */
  ground: { fill: LogoRole; radius: number };
  /** From back to front. */
  shapes: readonly LogoShape[];
  /** The typography of the name beside the mark; tracking in em. */
  wordmark: { weight: number; tracking: number };
}

type Ramp<Step extends number> = Readonly<Record<Step, string>>;

/** The colours of a kind of notice: main colour, tinted surface, dark form, and the text on it. */
export interface Tone {
  main: string;
  tint: string;
  deep: string;
  on: string;
}

export type Tones = Readonly<Record<'error' | 'warning' | 'success' | 'info', Tone>>;

/** A brand's colours by role, from light to dark; the theme assigns the steps. */
export interface BrandColours {
  /** For all actions. */
  primary: Ramp<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950>;
  /** For distinct surfaces and their dark forms. */
  secondary: Ramp<50 | 100 | 200 | 300 | 500 | 800 | 900>;
  /** For markers, such as the current page; never for text on a page. */
  accent: Ramp<100 | 200 | 300 | 400 | 600 | 800 | 900>;
  /** For texts, lines and the pages of the dark scheme. */
  neutral: Ramp<0 | 50 | 100 | 200 | 300 | 400 | 450 | 500 | 600 | 700 | 800 | 850 | 900 | 950>;
  /** Notices, one set for each scheme. */
  status: { light: Tones; dark: Tones };
}

/** A brand: a company's visual identity, without texts. It is data only, so that it can be replaced. */
export interface Brand {
  /** Its value in SITE_BRAND. */
  id: string;
  /** The product's name where SITE_PRODUCT_NAME gives none. */
  productName: string;
  colours: BrandColours;
  logo: Logo;
}
