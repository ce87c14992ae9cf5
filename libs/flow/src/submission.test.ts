import { nextSubmission } from './index.ts';

const keys = () => {
  let made = 0;
  return () => `key-${++made}`;
};

describe('the key of a submission', () => {
  it('is reused while the payload is unchanged', () => {
    const newKey = keys();
    const first = nextSubmission({ amount: 400 }, undefined, newKey);
    expect(nextSubmission({ amount: 400 }, first, newKey)).toBe(first);
  });

  it('is new once the payload changes', () => {
    const newKey = keys();
    const first = nextSubmission({ amount: 400 }, null, newKey);
    expect(nextSubmission({ amount: 500 }, first, newKey)).toEqual({
      key: 'key-2',
      payload: '{"amount":500}',
    });
  });
});
