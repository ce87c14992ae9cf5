export { errors, paymentFailureText } from './errors.ts';
export { notifications } from './notifications.ts';
export { kit } from './kit.ts';
