/** The used part of Web NFC (W3C community draft, section 9), which only Chromium on Android implements. */
interface NdefReader extends EventTarget {
  scan(options: { signal: AbortSignal }): Promise<void>;
}

/** Reads a laundry card that is held to the device. */
export interface CardReader {
  readonly available: () => boolean;
  /** Resolves with the eight digits of the first record that has them; rejects when refused or aborted. */
  readonly read: (signal: AbortSignal) => Promise<string>;
}

const CARD_CODE = /\b\d{8}\b/;

type Constructor = new () => NdefReader;

const findConstructor = (scope: object): Constructor | undefined =>
  'NDEFReader' in scope && typeof scope.NDEFReader === 'function'
    ? // TypeScript's DOM types do not include Web NFC yet.
      (scope.NDEFReader as Constructor)
    : undefined;

/** The first card code in the records of a reading; undefined when there is none. */
function codeIn(event: Event): string | undefined {
  const message: unknown = 'message' in event ? event.message : undefined;
  const records: unknown =
    typeof message === 'object' && message && 'records' in message ? message.records : [];
  const texts = (Array.isArray(records) ? records : []).flatMap((record: unknown) =>
    typeof record === 'object' && record && 'data' in record && record.data instanceof DataView
      ? [new TextDecoder().decode(record.data)]
      : [],
  );
  return texts.map((text) => CARD_CODE.exec(text)?.[0]).find((code) => code !== undefined);
}

/** The device's reader. @param scope returns the object with the browser's constructors */
export const webNfc = (scope: () => object = () => window): CardReader => ({
  available: () => typeof window !== 'undefined' && findConstructor(scope()) !== undefined,
  read: (signal) =>
    new Promise((resolve, reject) => {
      const Reader = findConstructor(scope());
      if (!Reader) return reject(new Error('There is no reader.'));
      const reader = new Reader();
      reader.addEventListener('reading', (event) => {
        const code = codeIn(event);
        if (code !== undefined) resolve(code);
      });
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      reader.scan({ signal }).catch(reject);
    }),
});
