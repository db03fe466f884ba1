import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

interface State {
  failed: boolean;
}

/** A screen that throws, or code that does not arrive, ends here and not in an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <CrashPage /> : this.props.children;
  }
}
