import { notificationsReducer, notified, notificationShown, selectNotifications } from './index.ts';

it('notifications wait in a queue until they have been shown', () => {
  const first = notificationsReducer([], notified({ variant: 'success', title: 'T', text: 'X' }));
  const [notification] = selectNotifications({ notifications: first });
  expect(notification).toMatchObject({ variant: 'success', title: 'T', text: 'X' });
  expect(notificationsReducer(first, notificationShown(notification?.id ?? ''))).toEqual([]);
});
