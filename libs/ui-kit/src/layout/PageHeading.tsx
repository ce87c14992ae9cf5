import type { ReactNode } from 'react';

export interface PageHeadingProps {
  /** The name of the page or the step, as the only h1. */
  children: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
}

/** The h1 of a page, which its page may focus. */
export const PageHeading = ({ children, lead }: PageHeadingProps) => (
  <div className="kit-heading">
    <h1 tabIndex={-1}>{children}</h1>
    {lead !== undefined && <p>{lead}</p>}
  </div>
);
