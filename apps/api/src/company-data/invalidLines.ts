import { Failure } from '../shared/failure.ts';
import { printable } from '../shared/printable.ts';

/** A line that cannot be imported, and why. Lines are counted from 1, which is the header of a CSV file. */
export interface InvalidLine {
  readonly line: number;
  readonly reason: string;
}

/** How many invalid lines of a file are listed; the others are only counted. */
export const MAX_REPORTED = 100;

/** Thrown for a file with invalid lines, of which nothing is imported. */
export class InvalidLines extends Failure {
  /** @param count the number of all invalid lines, listed or not */
  constructor(file: string, lines: readonly InvalidLine[], count = lines.length) {
    const listed = lines.slice(0, MAX_REPORTED).map(({ line, reason }) => `${file}, line ${line}: ${reason}`);
    const more = count > listed.length ? [`${file}: ${count - listed.length} more wrong lines`] : [];
    super('ex_invalid_field', { message: [...listed, ...more].map(printable).join('\n') });
  }
}
