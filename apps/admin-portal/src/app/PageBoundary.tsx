import { Component } from 'react';
import type { ReactNode } from 'react';
import { FailedPage } from './FailedPage.tsx';

interface PageBoundaryProps {
  /** Another address tries anew. */
  address: string;
  standalone: boolean;
  children: ReactNode;
}

interface PageBoundaryState {
  address: string;
  failed: boolean;
}

/** Shows FailedPage in place of a page whose code did not come, or that broke. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state = { address: this.props.address, failed: false };

  static getDerivedStateFromProps({ address }: PageBoundaryProps, state: PageBoundaryState) {
    return address === state.address ? null : { address, failed: false };
  }

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage standalone={this.props.standalone} /> : this.props.children;
  }
}
