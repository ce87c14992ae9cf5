import fc from 'fast-check';
import { resolveCheckout } from './index.ts';

const ALLOWED = ['https://pay.example'];

describe('the next step after a payment is created', () => {
  it.each([
    [
      { checkout: 'https://pay.example/x', process_id: '7' },
      { kind: 'redirect', url: 'https://pay.example/x' },
    ],
    [
      { pw_url: 'https://pay.example/pw', process_id: '7' },
      { kind: 'form', url: 'https://pay.example/pw' },
    ],
    [
      { checkout: '', pw_url: null, process_id: '7' },
      { kind: 'embedded', processId: '7' },
    ],
    [
      { checkout: 'embedded', process_id: '7' },
      { kind: 'embedded', processId: '7' },
    ],
    [{ checkout: 'https://evil.example/x', process_id: '7' }, { kind: 'failed' }],
    [{ pw_url: 'https://pay.example.evil.example/', process_id: '7' }, { kind: 'failed' }],
    [{ pw_url: 'javascript:alert(1)' }, { kind: 'failed' }],
    [{ checkout: 'javascript:alert(1)' }, { kind: 'failed' }],
    [{}, { kind: 'failed' }],
  ])('%j → %j', (answer, next) => {
    expect(resolveCheckout(answer, ALLOWED)).toEqual(next);
  });

  it('never redirects to a host that is not allowed', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl(), fc.string()),
        fc.oneof(fc.webUrl(), fc.string()),
        (checkout, pw_url) => {
          const next = resolveCheckout({ checkout, pw_url }, ALLOWED);
          return !('url' in next) || new URL(next.url).origin === ALLOWED[0];
        },
      ),
    );
  });
});
