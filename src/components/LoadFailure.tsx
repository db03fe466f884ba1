import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../api/failure.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { useFailureText } from '../forms/useFailureText.ts';

export interface LoadFailureProps {
  /** What could not be loaded, translated. */
  title: string;
  failure: Failure | null;
  onRetry: () => void;
  /** Another way on, beside trying again. */
  action?: ReactNode;
  /** 1 where nothing else on the page has the title. */
  headingLevel?: 1 | 2 | undefined;
}

/** Stands in for a page whose content could not be loaded. */
export function LoadFailure({
  title,
  failure,
  onRetry,
  action,
  headingLevel = 1,
}: LoadFailureProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={title}
      retryLabel={intl.formatMessage({ id: 'failure.retry' })}
      onRetry={onRetry}
      action={action}
    >
      {failure && failureText(failure)}
    </ErrorState>
  );
}
