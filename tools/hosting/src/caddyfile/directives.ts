/** A word of a Caddyfile: quoted where it would be read as several, or as something else. */
export const word = (text: string): string =>
  /^[\w./:@*+-]+$/.test(text) ? text : `"${text.replaceAll('"', '\\"')}"`;

/** Lines that belong to one another, each further in by a tab. */
export const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `\t${line}`))
    .join('\n');

/** A directive with what stands in its braces. */
export const block = (head: string, ...lines: readonly string[]): string =>
  `${head} {\n${indented(lines.join('\n'))}\n}`;

/** A `header` directive that replaces what the API, or an earlier directive, said of the same. */
export const headers = (fields: Readonly<Record<string, string>>): string =>
  block('header', ...Object.entries(fields).map(([name, value]) => `${name} ${word(value)}`), 'defer');
