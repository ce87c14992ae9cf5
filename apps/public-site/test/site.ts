import { createSiteClient } from '@laundry/api-client';
import { createFlowStore, notificationsReducer } from '@laundry/flow';
import type { Flow, Notification } from '@laundry/flow';
import { fakeFetch, memory } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { siteConfigFrom } from '@laundry/brand';
import { combineReducers } from 'redux';
import type { Reducer, ReducersMapObject } from 'redux';
import type { SiteContext } from '../app/context.ts';
import type { QueuedReport } from '../app/report-queue/queuedReports.ts';
import { memoryAddress } from './memoryAddress.ts';

/** The number of keys made so far, so that all keys of a session differ. */
let keys = 0;

/** The site's effects with a fake server that gives the listed answers, and records of their use. */
export function testEnvironment(
  answers: readonly FakeAnswer[],
  { path = '/', ...own }: Partial<SiteContext> & { readonly path?: string } = {},
) {
  const server = fakeFetch(answers);
  const went: unknown[] = [];
  const waited: number[] = [];
  const queued: QueuedReport[] = [];
  const prepared: true[] = [];
  const { address, go, search } = memoryAddress(path);
  const context: SiteContext = {
    api: createSiteClient({ token: () => 'public-site', origin: 'http://site.test', fetch: server.fetch }),
    captcha: {
      prepare: () => void prepared.push(true),
      token: (action) => Promise.resolve(`token of ${action}`),
    },
    config: siteConfigFrom({ SITE_PAGOSWEB: 'true' }),
    session: memory(),
    device: memory(),
    address,
    cardReader: { available: () => false, read: () => Promise.reject(new Error('There is no reader.')) },
    queueReport: (report) => queued.push(report) > 0,
    leave: (url) => went.push(url),
    newKey: () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`,
    wait: async (milliseconds) => void waited.push(milliseconds),
    ...own,
  };
  const sent = () => server.requests.filter(({ method }) => method === 'POST');
  return { context, server, sent, session: context.session, went, waited, queued, prepared, go, search };
}

/** A flow with a real store, saga and client; only fetch and the browser are replaced. */
export function startFlow<State>(
  { reducers, saga }: { readonly reducers: ReducersMapObject<State>; readonly saga: Flow },
  ...environment: Parameters<typeof testEnvironment>
) {
  const { context, ...records } = testEnvironment(...environment);
  // TypeScript cannot infer the type of a combined reducer while `State` is generic.
  const reducer = combineReducers({ ...reducers, notifications: notificationsReducer }) as unknown as Reducer<
    State & { readonly notifications: readonly Notification[] }
  >;
  return { store: createFlowStore(reducer, { site: context }, saga), ...records };
}
