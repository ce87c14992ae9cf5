import type { ReactNode } from 'react';

/**
 * On the element whose first child is the bar of a phone's main button: the page keeps what has the focus
 * clear of it.
 */
export const ACTION_BAR = 'data-action-bar';

export interface NativeActionsProps {
  /** The button that matters: on a phone it is as wide as the page and stays in sight. */
  main: ReactNode;
  /** The others. */
  children?: ReactNode;
  /** What went wrong with the last submit; announced. It stands below the buttons, where it moves nothing. */
  error?: ReactNode;
}

/** The buttons of a form. */
export const NativeActions = ({ main, children, error }: NativeActionsProps) => (
  <>
    <div className="kit-actions" {...{ [ACTION_BAR]: '' }}>
      <div className="kit-bar">{main}</div>
      {children}
    </div>
    {error}
  </>
);
