import type { SiteClient } from '@laundry/api-client';
import type { Captcha } from '@laundry/captcha';
import type { SiteConfig } from '@laundry/site-config';
import { getContext } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import type { CardReader } from './card-reader/webNfc.ts';
import type { QueuedReport } from './report-queue/queuedReports.ts';

/** The part of the browser session's storage that the site uses. */
export interface SessionStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** Whether what stands under a key is there on the next page too. */
  readonly outlivesPage: (key: string) => boolean;
}

/** What the site's sagas reach the world through. */
export interface SiteContext {
  readonly api: SiteClient;
  readonly captcha: Captcha;
  readonly config: SiteConfig;
  readonly session: SessionStorage;
  /** What the device keeps from one visit to the next. */
  readonly device: SessionStorage;
  /** Leaves the page for another address, of the site or of a provider. */
  readonly leave: (url: string) => void;
  readonly cardReader: CardReader;
  /** Keeps a failure report until there is network. Throws where the browser keeps nothing. */
  readonly queueReport: (report: QueuedReport) => void;
  /** A new idempotency key, a UUID (D31). */
  readonly newKey: () => string;
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** One of the things that sagas reach the world through. */
export function* fromContext<Name extends keyof SiteContext>(name: Name): SagaGenerator<SiteContext[Name]> {
  return yield* getContext<SiteContext[Name]>(name);
}
