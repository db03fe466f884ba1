import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

interface Props {
  children: ReactNode;
  /** The crash page, unless told. */
  fallback?: ReactNode;
}

interface State {
  failed: boolean;
}

/** A screen that throws, or code that does not arrive, ends here and not in an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    const { children, fallback = <CrashPage /> } = this.props;
    return this.state.failed ? fallback : children;
  }
}
