import type { SiteClient } from '@laundry/api-client';
import type { KeyValueStorage } from '@laundry/flow/browserStorage';
import type { Captcha } from '@laundry/flow/captcha';
import type { SiteConfig } from '@laundry/brand';
import { getContext } from 'typed-redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import type { Address } from './address.ts';
import type { CardReader } from './card-reader/webNfc.ts';
import type { QueuedReport } from './report-queue/queuedReports.ts';

/** The effects that the site's islands and their sagas may use. */
export interface SiteContext {
  readonly api: SiteClient;
  readonly captcha: Captcha;
  readonly config: SiteConfig;
  readonly session: KeyValueStorage;
  /** Storage that lasts from one visit to the next. */
  readonly device: KeyValueStorage;
  readonly address: Address;
  /** Navigates to another address, of the site or of a provider. */
  readonly leave: (url: string) => void;
  readonly cardReader: CardReader;
  /** Stores a failure report until there is a network. @returns whether the browser could store it */
  readonly queueReport: (report: QueuedReport) => boolean;
  /** A new idempotency key, a UUID (D31). */
  readonly newKey: () => string;
  /** Resolves after a time in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Gets the site's context in a saga. */
export const siteContext = (): SagaGenerator<SiteContext> => getContext<SiteContext>('site');
