import { simulatorUrls } from '@laundry/payment-channels/simulator';

/** The API's settings that lead to the simulators instead of the providers. */
export const simulatorSettings = (simulators: string) => ({
  ...simulatorUrls(simulators),
  RECAPTCHA_VERIFY_URL: `${simulators}/recaptcha/api/siteverify`,
});

/**
 * The second origin of the captcha's simulator, which serves code and frames from there, as Google does: the
 * loopback's other name. For any other address it is the same origin.
 */
export const captchaCodeOrigin = (simulators: string): string =>
  simulators.replace('//localhost:', '//127.0.0.1:');

/** The sites' settings that lead to the captcha's simulator. */
export const captchaSettings = (simulators: string) => ({
  SITE_CAPTCHA_SCRIPT_URL: `${simulators}/recaptcha/api.js`,
  SITE_CAPTCHA_CODE_ORIGIN: captchaCodeOrigin(simulators),
});
