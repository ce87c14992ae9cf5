/**
 * Local fonts, scaled to Onest's metrics and shown while it loads. `width` is the width of the sites' texts
 * in Onest divided by their width in the local font, in per cent, as are Onest's ascent and descent. Weight
 * 700 has fonts of its own, because a bold that the browser synthesises is no wider. Android only has Roboto,
 * some Linux only Open Sans or DejaVu.
 */
const FONTS = [
  { names: ['DejaVu Sans'], width: 92.7, ascent: 104.6, descent: 32.5 },
  { names: ['DejaVu Sans Bold'], bold: true, width: 85, ascent: 114.1, descent: 36.3 },
  { names: ['Arial', 'Liberation Sans', 'Roboto', 'Roboto Regular'], width: 104, ascent: 93, descent: 29 },
  { names: ['Arial Bold', 'Liberation Sans Bold'], bold: true, width: 100, ascent: 97, descent: 30.5 },
  { names: ['Roboto Bold'], bold: true, width: 106.5, ascent: 91, descent: 29 },
  { names: ['Open Sans'], width: 100.5, ascent: 96.5, descent: 30 },
  { names: ['Open Sans Bold'], bold: true, width: 97, ascent: 100, descent: 31.5 },
];

/** The style sheet of 'Onest Fallback', for the head of every document. */
export const fallbackFont = FONTS.map(({ names, bold = false, width, ascent, descent }) =>
  [
    "@font-face{font-family:'Onest Fallback'",
    `src:${names.map((name) => `local('${name}')`).join()}`,
    `font-weight:${bold ? 700 : 400}`,
    `size-adjust:${width}%`,
    `ascent-override:${ascent}%`,
    `descent-override:${descent}%`,
    'line-gap-override:0%}',
  ].join(';'),
).join('');
