import { Readable } from 'node:stream';

/** Characters that are written at once. */
const CHUNK = 64 * 1024;

async function* written(
  first: IteratorResult<unknown>,
  rows: AsyncIterator<unknown>,
): AsyncGenerator<string> {
  let text = '[';
  for (let next = first; next.done !== true; next = await rows.next()) {
    text += `${next === first ? '' : ','}${JSON.stringify(next.value)}`;
    if (text.length < CHUNK) continue;
    yield text;
    text = '';
  }
  yield `${text}]`;
}

/**
 * A JSON array that is written as its rows come, and read no faster than it is taken. The first row is waited for: what
 * fails before it is an error like any other, what fails later ends the stream. Once that ends, so do the rows.
 */
export async function jsonArray(iterable: AsyncIterable<unknown>): Promise<Readable> {
  const rows = iterable[Symbol.asyncIterator]();
  const first = await rows.next();
  const stream = Readable.from(written(first, rows));
  // Also where nothing was read of it, and no generator has begun that could end them.
  stream.once('close', () => void rows.return?.().catch(() => undefined));
  return stream;
}
