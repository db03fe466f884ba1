import { useResetErrorBoundaryOnLocationChange } from 'ra-core';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';

interface PageCrashProps {
  error: Error;
  resetErrorBoundary: (reason?: unknown) => void;
}

/** In place of a screen that could not be drawn, or whose code has not arrived. */
export function PageCrash({ error, resetErrorBoundary }: PageCrashProps) {
  const text = useText();
  useResetErrorBoundaryOnLocationChange(resetErrorBoundary);
  return (
    <Page title={text('frame.crash')}>
      <Failure error={error} retry={() => resetErrorBoundary()} />
    </Page>
  );
}
