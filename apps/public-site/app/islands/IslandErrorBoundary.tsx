import { Component } from 'react';
import type { ReactNode } from 'react';
import { FailedPage } from '../layout/FailedPage.tsx';

/** In place of an island that could not be shown: never a blank one. */
export class IslandErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}
