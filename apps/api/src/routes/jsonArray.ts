import { Readable } from 'node:stream';

/** Elements of a JSON array, without its brackets. */
const elements = (rows: readonly unknown[]) => JSON.stringify(rows).slice(1, -1);

async function* written(
  first: IteratorResult<readonly unknown[]>,
  batches: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string> {
  let before = '[';
  for (let next = first; next.done !== true; next = await batches.next()) {
    if (next.value.length === 0) continue;
    yield before + elements(next.value);
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/**
 * A JSON array that is written as its rows come, many at a time, and read no faster than it is taken. The
 * first of them are waited for: what fails before them is an error like any other, what fails later ends the
 * stream. Once that ends, so do the rows.
 */
export async function jsonArray(iterable: AsyncIterable<readonly unknown[]>): Promise<Readable> {
  const batches = iterable[Symbol.asyncIterator]();
  const first = await batches.next();
  const stream = Readable.from(written(first, batches));
  // Also where nothing was read of it, and no generator has begun that could end them.
  stream.once('close', () => void batches.return?.().catch(() => undefined));
  return stream;
}
