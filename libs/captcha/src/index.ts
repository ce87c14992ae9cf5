export { createCaptcha } from './captcha.ts';
export type { Captcha } from './captcha.ts';
