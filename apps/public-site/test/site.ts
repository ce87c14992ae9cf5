import { createSiteClient } from '@laundry/api-client';
import { fakeFetch } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { siteConfigFrom } from '@laundry/brand';
import type { KeyValueStorage, SiteContext } from '../app/context.ts';
import type { QueuedReport } from '../app/report-queue/queuedReports.ts';

/** A session storage for one test. */
export function memory(): KeyValueStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    keys: () => [...items.keys()],
    outlivesPage: (key) => items.has(key),
  };
}

/** The number of keys made so far, so that all keys of a session differ. */
let keys = 0;

/** The effects for sagas with a server that answers from a list, and records of their use. */
export function testEnvironment(answers: readonly FakeAnswer[], session = memory(), device = memory()) {
  const server = fakeFetch(answers);
  const went: unknown[] = [];
  const waited: number[] = [];
  const queued: QueuedReport[] = [];
  const prepared: true[] = [];
  const context: SiteContext = {
    api: createSiteClient({ token: () => 'public-site', origin: 'http://site.test', fetch: server.fetch }),
    captcha: {
      prepare: () => void prepared.push(true),
      token: (action) => Promise.resolve(`token of ${action}`),
    },
    config: siteConfigFrom({ SITE_PAGOSWEB: 'true' }),
    session,
    device,
    cardReader: { available: () => false, read: () => Promise.reject(new Error('There is no reader.')) },
    queueReport: (report) => queued.push(report),
    leave: (url) => went.push(url),
    newKey: () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`,
    wait: async (milliseconds) => void waited.push(milliseconds),
  };
  /** What was sent to be done. */
  const sent = () => server.requests.filter(({ method }) => method === 'POST');
  return { context, server, sent, session, went, waited, queued, prepared };
}
