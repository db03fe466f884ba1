import { lazy, Suspense } from 'react';

const PayNowDialog = lazy(async () => ({
  default: (await import('./PayNowDialog.tsx')).PayNowDialog,
}));

/** The question behind every Pay Now button of a page. */
export function PayNow() {
  return (
    <Suspense fallback={null}>
      <PayNowDialog />
    </Suspense>
  );
}
