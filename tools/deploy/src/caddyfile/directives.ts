/** A word of a Caddyfile, quoted where it would otherwise be read differently. */
export const word = (text: string): string =>
  /^[\w./:@*+-]+$/.test(text) ? text : `"${text.replaceAll('"', '\\"')}"`;

/** Indents lines by one tab. */
export const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `\t${line}`))
    .join('\n');

/** A directive with a block in braces. */
export const block = (head: string, ...lines: readonly string[]): string =>
  `${head} {\n${indented(lines.join('\n'))}\n}`;

/** A `header` directive that replaces headers from the API or from an earlier directive. */
export const headers = (fields: Readonly<Record<string, string>>): string =>
  block('header', ...Object.entries(fields).map(([name, value]) => `${name} ${word(value)}`), 'defer');
