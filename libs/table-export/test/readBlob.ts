/** What a Blob holds; jsdom's has no reading methods of its own. */
export function bytesOf(blob: Blob): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const reader = new FileReader();
  reader.onload = () =>
    reader.result instanceof ArrayBuffer
      ? resolve(new Uint8Array(reader.result))
      : reject(new Error('The Blob could not be read.'));
  reader.readAsArrayBuffer(blob);
  return promise;
}

/** The text of a Blob, without its byte order mark. */
export const textOf = async (blob: Blob): Promise<string> => new TextDecoder().decode(await bytesOf(blob));
