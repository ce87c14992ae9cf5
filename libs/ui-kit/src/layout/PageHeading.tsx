import { useRef } from 'react';
import type { ReactNode } from 'react';
import { useOnChange } from '../controls/useOnChange.ts';

export interface PageHeadingProps {
  /** The name of the page or the step, as the only h1. */
  children: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** Changes with a flow's step: the heading then receives the focus and is announced; not on first load. */
  focusKey?: string | number;
}

/** The h1 of a page. */
export function PageHeading({ children, lead, focusKey }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useOnChange(focusKey, () => heading.current?.focus());
  return (
    <div className="kit-heading">
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
      {lead !== undefined && <p>{lead}</p>}
    </div>
  );
}
