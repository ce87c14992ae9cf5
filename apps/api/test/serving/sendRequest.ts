import { stringify } from 'node:querystring';
import { DOCUMENTED } from '@laundry/api-contract/openapi';
import type { DocumentedName } from '@laundry/api-contract/openapi';
import type { Answered, TestApp } from '../support/testApp.ts';
import { bearer } from '../support/testApp.ts';
import type { RequestParts } from './accessTable.ts';

/** Another machine's address, because /internal needs no token on the API's own machine. */
const FROM_ELSEWHERE = '10.0.0.7';

/** The parameters that have a value. */
const given = (query: RequestParts['query'] = {}) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

/** Sends a call of the contract with a token. */
export function send(
  app: TestApp,
  name: DocumentedName,
  request: RequestParts,
  token: string | undefined,
): Promise<Answered> {
  const { method, path } = DOCUMENTED[name];
  const filled = path.replaceAll(/\{(\w+)\}/g, (_all, key: string) => request.parameters?.[key] ?? '');
  const payload = request.form ? new URLSearchParams(request.form).toString() : request.body;
  return app.call({
    method,
    url: `${filled}?${stringify(given(request.query))}`,
    remoteAddress: FROM_ELSEWHERE,
    headers: {
      ...bearer(token),
      ...(request.form && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(payload !== undefined && { payload }),
  });
}
