/**
 * A line that cannot be taken in, and why. Line 1 is the first of the file, its head row where it has one.
 */
export interface WrongLine {
  readonly line: number;
  readonly reason: string;
}

/** How many wrong lines of a file are listed; the others are only counted. */
export const MAX_REPORTED = 100;

/** A file has wrong lines: nothing of it is taken in. */
export class InvalidLines extends Error {
  override readonly name = 'InvalidLines';

  /** @param count all of them, also those that are not listed */
  constructor(file: string, lines: readonly WrongLine[], count = lines.length) {
    const listed = lines.slice(0, MAX_REPORTED).map(({ line, reason }) => `${file}, line ${line}: ${reason}`);
    const more = count > listed.length ? [`${file}: ${count - listed.length} more wrong lines`] : [];
    super([...listed, ...more].join('\n'));
  }
}
