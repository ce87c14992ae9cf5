/** The used part of Web NFC (W3C community draft, section 9), which only Chromium on Android implements. */
interface NdefReader {
  addEventListener(type: 'reading', listener: (event: NdefReadingEvent) => void): void;
  scan(options: { signal: AbortSignal }): Promise<void>;
}

interface NdefReadingEvent {
  readonly message: { readonly records: readonly { readonly data: DataView | null }[] };
}

declare global {
  interface Window {
    // TypeScript's DOM types do not include Web NFC yet.
    NDEFReader?: new () => NdefReader;
  }
}

/** Reads a laundry card that is held to the device. */
export interface CardReader {
  readonly available: () => boolean;
  /** Resolves with the eight digits of the first record that has them; rejects when refused or aborted. */
  readonly read: (signal: AbortSignal) => Promise<string>;
}

const CARD_CODE = /\b\d{8}\b/;

/** The first card code in the records of a reading; undefined when there is none. */
const codeIn = ({ message }: NdefReadingEvent): string | undefined =>
  message.records
    .map(({ data }) => CARD_CODE.exec(new TextDecoder().decode(data ?? undefined))?.[0])
    .find((code) => code !== undefined);

/** The device's reader. */
export const webNfc: CardReader = {
  available: () => window.NDEFReader !== undefined,
  read: (signal) =>
    new Promise((resolve, reject) => {
      const { NDEFReader } = window;
      if (!NDEFReader) return reject(new Error('There is no reader.'));
      const reader = new NDEFReader();
      reader.addEventListener('reading', (event) => {
        const code = codeIn(event);
        if (code !== undefined) resolve(code);
      });
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      reader.scan({ signal }).catch(reject);
    }),
};
