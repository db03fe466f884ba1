import { Component, type ReactNode } from 'react';
import { resetFailures } from '../ui/failures.ts';
import { CrashPage } from './CrashPage.tsx';

interface Props {
  children: ReactNode;
  /** The crash page, unless told. */
  fallback?: ReactNode;
  /** A new one is a new chance for what failed. */
  occasion?: string | number;
  onFailure?: () => void;
}

interface State {
  failed: boolean;
  /** The customer has tried once more, in place. */
  retried: boolean;
  occasion: Props['occasion'];
}

/**
 * A screen that throws, or code that does not arrive, ends here and not in an empty page. It is tried
 * again in place first; a screen that fails again may belong to a release that is gone, and only a
 * new load of the page helps. What was typed is a draft and comes back either way.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, retried: false, occasion: this.props.occasion };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ occasion }: Props, state: State): State | null {
    return occasion === state.occasion ? null : { failed: false, retried: false, occasion };
  }

  /** The fallback is on the screen: nothing fetches what failed until somebody wants it again. */
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
