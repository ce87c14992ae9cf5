import type { Brand } from '@laundry/brand/brands';

/** Colours by role. Texts are AA on `page`, `paper` and `tint` (colours.test.ts). */
export interface MailColours {
  readonly page: string;
  readonly paper: string;
  readonly tint: string;
  readonly text: string;
  readonly muted: string;
  readonly line: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  /** The colours of a chart's two series. */
  readonly first: string;
  readonly second: string;
}

/** Uses the same steps of a brand's colours as the sites' palettes. */
export function mailColours({
  colours: { primary, secondary, accent, neutral },
}: Brand): Readonly<Record<'light' | 'dark', MailColours>> {
  return {
    light: {
      page: neutral[100],
      paper: neutral[0],
      tint: neutral[50],
      text: primary[950],
      muted: neutral[700],
      line: neutral[200],
      primary: primary[600],
      onPrimary: neutral[0],
      accent: accent[400],
      first: primary[600],
      second: secondary[500],
    },
    dark: {
      page: neutral[950],
      paper: neutral[900],
      tint: neutral[850],
      text: neutral[100],
      muted: neutral[300],
      line: neutral[800],
      primary: primary[200],
      onPrimary: primary[950],
      accent: accent[300],
      first: primary[200],
      second: secondary[500],
    },
  };
}
