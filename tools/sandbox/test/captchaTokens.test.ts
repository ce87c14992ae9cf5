import { createTokenReader, mintToken } from '../src/simulators/recaptcha/tokens.ts';

it('captcha tokens are valid once, for two minutes', () => {
  let now = Date.now();
  const read = createTokenReader(() => now);
  const token = mintToken('login');
  expect(read(token)).toMatchObject({ valid: true, action: 'login' });
  expect(read(token)).toEqual({ valid: false, code: 'timeout-or-duplicate' });
  const late = mintToken('login');
  now += 121_000;
  expect(read(late)).toEqual({ valid: false, code: 'timeout-or-duplicate' });
});
