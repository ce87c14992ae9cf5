import { Readable } from 'node:stream';

/** Elements of a JSON array, without its brackets. */
const elements = (rows: readonly unknown[]) => JSON.stringify(rows).slice(1, -1);

async function* serialized(
  first: IteratorResult<readonly unknown[]>,
  batches: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string> {
  let separator = '[';
  for (let next = first; next.done !== true; next = await batches.next()) {
    if (next.value.length === 0) continue;
    yield separator + elements(next.value);
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/**
 * Streams rows as a JSON array, and reads them no faster than the client does. Waits for the first batch, so
 * that an error before it can still be answered; a later error ends the stream. Closing the stream stops the
 * rows.
 */
export async function jsonArray(iterable: AsyncIterable<readonly unknown[]>): Promise<Readable> {
  const batches = iterable[Symbol.asyncIterator]();
  const first = await batches.next();
  const stream = Readable.from(serialized(first, batches));
  // Needed where nothing was read: then the generator has not started, and would not stop the rows itself.
  stream.once('close', () => void batches.return?.().catch(() => undefined));
  return stream;
}
