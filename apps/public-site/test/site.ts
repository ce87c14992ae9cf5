import { createSiteClient } from '@laundry/api-client';
import { fakeFetch } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { siteConfigFrom } from '@laundry/site-config';
import type { SessionStorage, SiteContext } from '../app/context.ts';
import type { QueuedReport } from '../app/report-queue/queuedReports.ts';

/** A browser session's storage that ends with the test. */
export function memory(): SessionStorage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    outlivesPage: (key) => kept.has(key),
  };
}

/** Keys made so far: no two are alike, whichever page of a session makes them. */
let keys = 0;

/** What sagas reach the world through, with a server that answers from a list, and what was reached. */
export function testEnvironment(answers: readonly FakeAnswer[], session = memory(), device = memory()) {
  const server = fakeFetch(answers);
  const went: unknown[] = [];
  const waited: number[] = [];
  const kept: QueuedReport[] = [];
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
    queueReport: (report) => kept.push(report),
    leave: (url) => went.push(url),
    newKey: () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`,
    wait: async (milliseconds) => void waited.push(milliseconds),
  };
  return { context, server, session, went, waited, kept, prepared };
}
