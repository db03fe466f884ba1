import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Failure } from '../api/failure.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { useFailureText } from '../forms/useFailureText.ts';
import { ReportLink } from './ReportLink.tsx';

export interface LoadFailureProps {
  /** The failed thing, translated. */
  title: string;
  /** The title where the server answers 404; trying again is not offered then. */
  goneTitle?: string | undefined;
  failure: Failure | null;
  onRetry: () => void;
  retryLabel?: string | undefined;
  /** Another way on, beside trying again. */
  action?: ReactNode;
  /** 1 where nothing else on the page has the title. */
  headingLevel?: 1 | 2 | undefined;
}

/** Replaces a page whose content could not be loaded. */
export function LoadFailure({
  title,
  goneTitle,
  failure,
  onRetry,
  retryLabel,
  action,
  headingLevel = 1,
}: LoadFailureProps) {
  const intl = useIntl();
  const failureText = useFailureText();
  const isGone = goneTitle !== undefined && failure?.code === 404;
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={isGone ? goneTitle : title}
      retryLabel={retryLabel ?? intl.formatMessage({ id: 'failure.retry' })}
      onRetry={isGone ? undefined : onRetry}
      action={
        <>
          {action}
          {!isGone && failure?.kind !== 'network' && <ReportLink />}
        </>
      }
    >
      {failure && !isGone && failureText(failure)}
    </ErrorState>
  );
}
