import { notificationShown, selectNotifications } from '@laundry/flow';
import { NativeNotifications } from '@laundry/ui-kit/native';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** The notifications of the store, over every page. */
export function Notifications() {
  const dispatch = useDispatch();
  const notifications = useSelector(selectNotifications);
  const shown = useCallback((id: string) => dispatch(notificationShown(id)), [dispatch]);
  return <NativeNotifications notifications={notifications} onShown={shown} />;
}
