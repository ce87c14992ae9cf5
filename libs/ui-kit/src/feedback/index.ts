export { ConfirmDialog } from './ConfirmDialog.tsx';
export { EmptyState } from './EmptyState.tsx';
export { ErrorNotice } from './ErrorNotice.tsx';
export { LoadingState } from './LoadingState.tsx';
export { NotificationCenter } from './NotificationCenter.tsx';
export type { KitNotification } from './NotificationCenter.tsx';
export { ReasonedButton } from './ReasonedButton.tsx';
export { OfflineNotice } from './OfflineNotice.tsx';
