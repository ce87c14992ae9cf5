/** The entries of a table as a list, each with its key as its id. */
export const listOf = <Id extends string, Entry extends object>(table: Readonly<Record<Id, Entry>>) =>
  (Object.keys(table) as Id[]).map((id) => ({ id, ...table[id] }));

/** Texts by their titles, as a list. */
export const titled = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([title, text]) => ({ title, text }));

/** Values by their names, as a list. */
export const specs = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));
