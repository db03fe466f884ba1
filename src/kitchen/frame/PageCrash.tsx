import { useResetErrorBoundaryOnLocationChange } from 'ra-core';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';

interface PageCrashProps {
  error: Error;
  resetErrorBoundary: (reason?: unknown) => void;
}

/** Replaces a screen that failed, or whose code did not load. */
export function PageCrash({ error, resetErrorBoundary }: PageCrashProps) {
  const text = useText();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Page title={text('frame.crash')}>
      <Failure error={error} retry={() => resetErrorBoundary()} />
    </Page>
  );
}
