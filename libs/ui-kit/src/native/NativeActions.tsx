import type { ReactNode } from 'react';

export interface NativeActionsProps {
  /** Buttons, the one that matters first. */
  children: ReactNode;
  /** What went wrong with the last submit; announced. */
  error?: ReactNode;
}

/** The buttons of a form, under the form's error. */
export const NativeActions = ({ children, error }: NativeActionsProps) => (
  <>
    {error}
    <div className="kit-actions">{children}</div>
  </>
);
