import type { ReactNode } from 'react';

export interface NativeNoticeProps {
  /** What happened and what to do now. */
  children: ReactNode;
  severity?: 'error' | 'info';
  /** The next step: a link or a button. */
  action?: ReactNode;
}

/** What the person should know; an error is announced when it appears. */
export const NativeNotice = ({ children, severity = 'error', action }: NativeNoticeProps) => (
  <div className={`kit-notice kit-notice-${severity}`} role={severity === 'error' ? 'alert' : 'note'}>
    <div>{children}</div>
    {action}
  </div>
);
