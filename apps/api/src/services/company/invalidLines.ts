/**
 * A line that cannot be taken in, and why. Line 1 is the first of the file, its head row where it has one.
 */
export interface WrongLine {
  readonly line: number;
  readonly reason: string;
}

/** Wrong lines that are told of a file; the others are counted. */
export const MAX_REPORTED = 100;

/** A file has wrong lines: nothing of it is taken in. */
export class InvalidLines extends Error {
  override readonly name = 'InvalidLines';

  /** @param count all of them, also those that are not listed */
  constructor(file: string, lines: readonly WrongLine[], count = lines.length) {
    const told = lines.slice(0, MAX_REPORTED).map(({ line, reason }) => `${file}, line ${line}: ${reason}`);
    const more = count > told.length ? [`${file}: ${count - told.length} more wrong lines`] : [];
    super([...told, ...more].join('\n'));
  }
}
