/** Names the style element of the web font. */
const NAME = 'data-web-font';

/** Attributes of the style element of the web font: where scripts run, it does not apply by itself. */
export const WEB_FONT = { [NAME]: '', media: '(scripting: none)' } as const;

/** Finds the style element of the web font. */
export const WEB_FONT_SELECTOR = `style[${NAME}]`;

const faceOf = ({ style }: CSSFontFaceRule): FontFace => {
  const value = (name: string) => style.getPropertyValue(name);
  return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
    weight: value('font-weight'),
  });
};

/**
 * Loads the page's web font, which the page is drawn in when it is there. A style sheet would have the
 * browser look for it before the first paint, which takes a slow phone 25 to 40 ms, and lay the page out once
 * more while it is on its way.
 */
export async function loadWebFont(): Promise<void> {
  const sheet = document.querySelector<HTMLStyleElement>(WEB_FONT_SELECTOR)?.sheet;
  const faces = [...(sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSFontFaceRule).map(faceOf);
  // One that does not come leaves the page in its fallback.
  for (const each of await Promise.allSettled(faces.map((face) => face.load())))
    if (each.status === 'fulfilled') document.fonts.add(each.value);
}
