import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const PayNowDialog = lazyPart(async () => (await import('./PayNowDialog.tsx')).PayNowDialog);

/** The question behind every Pay Now button of a page. */
export function PayNow() {
  return (
    <Suspense fallback={null}>
      <PayNowDialog />
    </Suspense>
  );
}
