import { Component } from 'react';
import type { ReactNode } from 'react';
import { FailedPage } from './FailedPage.tsx';

interface PageBoundaryProps {
  standalone: boolean;
  children: ReactNode;
}

/** Shows FailedPage in place of a page whose code did not come, or that broke. */
export class PageBoundary extends Component<PageBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage standalone={this.props.standalone} /> : this.props.children;
  }
}
