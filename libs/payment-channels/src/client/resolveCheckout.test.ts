import fc from 'fast-check';
import { resolveCheckout } from './index.ts';

const ALLOWED = ['https://pay.example'];
const PAGE = 'https://pay.example/x';
const EMBEDDED = { kind: 'embedded', processId: '7' };
const FAILED = { kind: 'failed' };
// Some supported browsers lack it.
Reflect.deleteProperty(URL, 'canParse');

describe('the next step after a payment is created', () => {
  it.each([
    [
      { checkout: PAGE, process_id: '7' },
      { kind: 'redirect', url: PAGE },
    ],
    [
      { pw_url: PAGE, process_id: '7' },
      { kind: 'form', url: PAGE },
    ],
    [{ checkout: '', pw_url: null, process_id: '7' }, EMBEDDED],
    [{ checkout: 'embedded', process_id: '7' }, EMBEDDED],
    [{ checkout: 'https://evil.example/x', process_id: '7' }, FAILED],
    [{ pw_url: 'https://pay.example.evil.example/', process_id: '7' }, FAILED],
    [{ pw_url: 'javascript:alert(1)' }, FAILED],
    [{ checkout: 'javascript:alert(1)' }, FAILED],
    [{}, FAILED],
  ])('%j → %j', (answer, next) => {
    expect(resolveCheckout(answer, ALLOWED)).toEqual(next);
  });

  it('never redirects to a host that is not allowed', () => {
    const address = fc.oneof(fc.webUrl(), fc.string());
    fc.assert(
      fc.property(address, address, (checkout, pw_url) => {
        const next = resolveCheckout({ checkout, pw_url }, ALLOWED);
        return !('url' in next) || new URL(next.url).origin === ALLOWED[0];
      }),
    );
  });
});
