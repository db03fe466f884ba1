import { Component, type ReactNode } from 'react';
import { resetFailures } from '../ui/failures.ts';
import { CrashPage } from './CrashPage.tsx';

interface Props {
  children: ReactNode;
  /** Defaults to the crash page. */
  fallback?: ReactNode;
  /** A new value allows a new try. */
  occasion?: string | number;
  onFailure?: () => void;
}

interface State {
  failed: boolean;
  /** Whether the customer has already tried again in place. */
  retried: boolean;
  occasion: Props['occasion'];
}

/**
 * Catches a screen that throws, or code that does not load, so that the page is never empty. The first retry is in
 * place. A screen that fails again may belong to a replaced release, which only a new load of the page helps. Drafts
 * bring back what was typed either way.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, retried: false, occasion: this.props.occasion };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ occasion }: Props, state: State): State | null {
    return occasion === state.occasion ? null : { failed: false, retried: false, occasion };
  }

  /** While the fallback is shown, nothing is fetched until the customer tries again. */
  override componentDidCatch() {
    resetFailures();
    this.props.onFailure?.();
  }

  override render() {
    const { children, fallback } = this.props;
    const { failed, retried } = this.state;
    if (!failed) return children;
    if (fallback !== undefined) return fallback;
    const retry = () => this.setState({ failed: false, retried: true });
    return <CrashPage onRetry={retried ? null : retry} />;
  }
}
