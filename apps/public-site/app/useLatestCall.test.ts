import { gate } from '@laundry/flow/testing';
import type { FakeAnswer } from '@laundry/flow/testing';
import { act, renderHook } from '@testing-library/react';
import { renderSiteHook } from '../test/renderSiteHook.tsx';
import { useSignup } from './features/complete-signup/useSignup.ts';
import { usePaymentResult } from './features/payment-result/usePaymentResult.ts';
import { useReport } from './features/report/useReport.ts';
import { useLatestCall } from './useLatestCall.ts';

const held = (path: string): FakeAnswer => ({ path, gate: gate() });
const REPORT = '/public-site/v1/reports/sendReportByUid';
const VERIFY = '/public-site/v1/users/verify-token';

const PAGES = {
  'a payment': () => renderSiteHook(() => usePaymentResult('t-1'), [held('/api/v1/transaction/status/t-1')]),
  'a link': () => renderSiteHook(useSignup, [{ ...held(VERIFY), method: 'POST' }], { path: '/?token=t-1' }),
  'a report': () => {
    const page = renderSiteHook(useReport, [held(REPORT)]);
    act(() => page.result.current.send({ card: '12345678', email: 'ana@correo.example' }));
    return page;
  },
};

it.each(Object.entries(PAGES))('the call of %s is aborted when its page is closed', async (_, open) => {
  const { server, unmount } = open();
  await server.receivedRequests(1);
  unmount();
  expect(server.requests[0]?.signal.aborted).toBe(true);
});

it('a call that ends after the one that aborted it changes nothing', async () => {
  const { run } = renderHook(useLatestCall).result.current;
  const pause = gate();
  const failed = (error: unknown) => expect(error).toBeUndefined();
  const first = run(async (signal) => {
    await pause.opened;
    signal.throwIfAborted();
  }, failed);
  await run(() => Promise.resolve(), failed);
  pause.release();
  await expect(first).resolves.toBeUndefined();
});
