import { createHmac } from 'node:crypto';
import { isSigned, webhookSignature } from './signature.ts';

const parts = { dataId: '123', requestId: 'req-1' };

it('signs the manifest of the documentation', () => {
  const manifest = 'id:123;request-id:req-1;ts:1742505638683;';
  const expected = createHmac('sha256', 'secret').update(manifest).digest('hex');
  expect(webhookSignature('secret', { ...parts, ts: '1742505638683' })).toBe(expected);
});

it('omits missing pairs', () => {
  const expected = createHmac('sha256', 'secret').update('ts:1;').digest('hex');
  expect(webhookSignature('secret', { dataId: undefined, requestId: undefined, ts: '1' })).toBe(expected);
});

it('takes seconds and milliseconds, with spaces', () => {
  for (const ts of ['1742505638', '1742505638683']) {
    const v1 = webhookSignature('secret', { ...parts, ts });
    expect(isSigned(`ts=${ts}, v1=${v1}`, 'secret', parts)).toBe(true);
    expect(isSigned(`ts=${ts},v1=${v1}`, 'other', parts)).toBe(false);
    expect(isSigned(`ts=${ts},v1=${v1}`, 'secret', { ...parts, dataId: '124' })).toBe(false);
  }
});

it.each([undefined, '', 'v1=', 'ts=1', 'ts=,v1=', '=,='])('refuses %p', (header) => {
  expect(isSigned(header, 'secret', parts)).toBe(false);
});
