export { createCaptcha } from '@laundry/captcha';
export type { Captcha } from '@laundry/captcha';
