/** Names the style element of the web font. */
const NAME = 'data-web-font';

/** Attributes of the style element of the web font: where scripts run, it does not apply by itself. */
export const WEB_FONT = { [NAME]: '', media: '(scripting: none)' } as const;

/** Finds the style element of the web font. */
export const WEB_FONT_SELECTOR = `style[${NAME}]`;
