export { errors, paymentFailureText } from './errors.ts';
export { notifications } from './notifications.ts';
export { kit } from './kit.ts';
export { server } from './server.ts';
export { login } from './login.ts';
export { portal } from './portal.ts';
export { transactionsReport } from './transactionsReport.ts';
export { channels } from './channels.ts';
