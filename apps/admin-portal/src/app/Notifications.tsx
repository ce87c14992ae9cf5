import { notificationShown, selectNotifications } from '@laundry/flow';
import { NotificationCenter } from '@laundry/ui-kit';
import { useDispatch, useSelector } from 'react-redux';

/** The notifications of the store, over every page of the dashboard. */
export function Notifications() {
  const dispatch = useDispatch();
  return (
    <NotificationCenter
      notifications={useSelector(selectNotifications)}
      onShown={(id) => dispatch(notificationShown(id))}
    />
  );
}
