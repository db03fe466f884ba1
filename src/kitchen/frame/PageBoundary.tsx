import { Component, type ReactNode } from 'react';
import { resetFailures } from '../../ui/failures.ts';
import { PageCrash } from './PageCrash.tsx';

interface State {
  error: Error | null;
}

/** A screen that fails leaves the bar and the menu as they are. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  readonly reset = () => {
    resetFailures();
    this.setState({ error: null });
  };

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <PageCrash error={error} resetErrorBoundary={this.reset} />;
  }
}
