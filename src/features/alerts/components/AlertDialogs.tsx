import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useLastNonNull } from '../../../ui/useLastNonNull.ts';
import { selectAlert } from '../alertsSlice.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const AuthenticationDialog = lazyPart(
  async () => (await import('./AuthenticationDialog.tsx')).AuthenticationDialog,
);
const CustomDialog = lazyPart(async () => (await import('./CustomDialog.tsx')).CustomDialog);

export function AlertDialogs() {
  const current = useSelector(selectAlert);
  const alert = useLastNonNull(current);
  if (alert === null) return null;
  return (
    <Suspense fallback={null}>
      {alert.kind === 'authentication' ? (
        <AuthenticationDialog alert={alert} open={current !== null} />
      ) : (
        <CustomDialog alert={alert} open={current !== null} />
      )}
    </Suspense>
  );
}
