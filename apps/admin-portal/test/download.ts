/** Records the names and files of the page's downloads, which jsdom does not support. */
export function catchDownloads() {
  const caught: { name: string; file: Blob }[] = [];
  let file = new Blob();
  URL.createObjectURL = (made) => {
    if (made instanceof Blob) file = made;
    return 'blob:test';
  };
  URL.revokeObjectURL = () => undefined;
  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLAnchorElement) || target.download === '') return;
    event.preventDefault();
    caught.push({ name: target.download, file });
  };
  document.addEventListener('click', onClick);
  return { caught, stop: () => document.removeEventListener('click', onClick) };
}

/** The text of a file, without its byte order mark. */
export const readText = async (file: Blob): Promise<string> =>
  new TextDecoder().decode(await readBytes(file));

/** The bytes of a file, read by FileReader because jsdom's Blob has no arrayBuffer(). */
export function readBytes(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const reader = new FileReader();
  reader.onload = () =>
    reader.result instanceof ArrayBuffer
      ? resolve(new Uint8Array(reader.result))
      : reject(new Error('No bytes.'));
  reader.readAsArrayBuffer(file);
  return promise;
}
