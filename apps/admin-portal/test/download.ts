/** Records the names and files of the page's downloads, which jsdom does not support. */
export function catchDownloads() {
  const files = new Map<string, Blob>();
  const caught: { name: string; file: Blob }[] = [];
  let made = 0;
  URL.createObjectURL = (file) => {
    const url = `blob:test-${made++}`;
    if (file instanceof Blob) files.set(url, file);
    return url;
  };
  URL.revokeObjectURL = () => undefined;
  const onClick = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLAnchorElement) || target.download === '') return;
    event.preventDefault();
    const file = files.get(target.href);
    if (file) caught.push({ name: target.download, file });
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
