import { createTokenReader, mintToken } from '../src/simulators/recaptcha/tokens.ts';

describe('captcha tokens', () => {
  it('are valid once, for two minutes', () => {
    let now = Date.now();
    const read = createTokenReader(() => now);
    const token = mintToken('login');
    expect(read(token)).toMatchObject({ valid: true, action: 'login' });
    expect(read(token)).toEqual({ valid: false, code: 'timeout-or-duplicate' });
    const late = mintToken('login');
    now += 121_000;
    expect(read(late)).toEqual({ valid: false, code: 'timeout-or-duplicate' });
  });

  it('of checks are valid repeatedly, and made-up ones never', () => {
    const read = createTokenReader();
    expect(read('test-login')).toMatchObject({ valid: true, action: 'login' });
    expect(read('test-login')).toMatchObject({ valid: true, action: 'login' });
    for (const token of ['x', 'local.', 'local.e30', 'test-'])
      expect(read(token)).toEqual({ valid: false, code: 'invalid-input-response' });
  });
});
