import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageBoundary } from './PageBoundary.tsx';

export interface PageFrameProps {
  /** Nothing stands around the page: it is the document's <main>. */
  standalone?: boolean;
  children: ReactNode;
}

/** Around what is loaded or shown for an address: what fails does not stay blank, and another address tries anew. */
export function PageFrame({ standalone = false, children }: PageFrameProps) {
  const { pathname } = useLocation();
  return (
    <PageBoundary address={pathname} standalone={standalone}>
      {children}
    </PageBoundary>
  );
}
