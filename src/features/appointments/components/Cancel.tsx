import { lazy, Suspense } from 'react';

const CancelDialog = lazy(async () => ({
  default: (await import('./CancelDialog.tsx')).CancelDialog,
}));

/** The question behind every Cancel button of the page. */
export function Cancel() {
  return (
    <Suspense fallback={null}>
      <CancelDialog />
    </Suspense>
  );
}
