/** The entries of a table as a list, each with its key as its id. */
export const listOf = <Id extends string, Entry extends object>(table: Readonly<Record<Id, Entry>>) =>
  (Object.keys(table) as Id[]).map((id) => ({ id, ...table[id] }));

/** Texts as a list, each with its key, which is the name of the kit's drawing beside it. */
export const illustrated = <Drawing extends string, Entry extends object>(
  texts: Readonly<Record<Drawing, Entry>>,
) => (Object.keys(texts) as Drawing[]).map((drawing) => ({ drawing, ...texts[drawing] }));

/** A section of rules. */
export const section = (title: string, rules: readonly string[]) => ({ title, rules });

/** Texts, or lists of rules, by their titles, as a list. */
export const titled = <Text extends string | readonly string[]>(texts: Readonly<Record<string, Text>>) =>
  Object.entries(texts).map(([title, text]) => ({ title, text }));

/** Values by their names, as a list. */
export const specs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));
