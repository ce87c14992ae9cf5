/** A text for a terminal: control characters would move its cursor, or begin a line that looks like ours. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}/gu, '\u{FFFD}');
