import type { ReactNode } from 'react';
import { ACTION_BAR } from '../theme/actionBar.ts';

export interface ActionsProps {
  /** The main button. On a phone it spans the page, and is sticky while it is enabled. */
  main: ReactNode;
  /** The other buttons. */
  children?: ReactNode;
}

/** The buttons of a form. */
export const Actions = ({ main, children }: ActionsProps) => (
  <div className="kit-actions" {...{ [ACTION_BAR]: '' }}>
    <div className="kit-bar kit-bar-enabled">{main}</div>
    {children}
  </div>
);
