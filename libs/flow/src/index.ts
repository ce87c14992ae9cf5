export { callApi } from './callApi.ts';
export { createFlowStore } from './createFlowStore.ts';
export type { Flow } from './createFlowStore.ts';
export { notificationShown, notificationsReducer, notified, selectNotifications } from './notifications.ts';
export type { Notification } from './notifications.ts';
export { safely } from './safely.ts';
export { nextSubmission } from './submission.ts';
export type { Submission } from './submission.ts';
export { linkRefusal, verifyLink } from './verifyLink.ts';
