import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './EmptyState.module.css';
import { WarningIcon } from './icons.tsx';

export interface ErrorStateProps {
  title: ReactNode;
  children?: ReactNode;
  retryLabel?: string | undefined;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
  /** Another way on, beside trying again. */
  action?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
}

export function ErrorState({ retryLabel, onRetry, retrying, action, ...state }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        {...state}
        className={styles.danger}
        illustration={<WarningIcon />}
        action={
          <>
            {onRetry && (
              <Button onClick={onRetry} loading={retrying}>
                {retryLabel}
              </Button>
            )}
            {action}
          </>
        }
      />
    </div>
  );
}
