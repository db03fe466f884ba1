import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { lazyShopPart } from '../../../i18n/lazyShopPart.ts';
import { useLastNonNull } from '../../../ui/useLastNonNull.ts';
import { selectAlert } from '../alertsSlice.ts';

const AuthenticationDialog = lazyShopPart(async () => {
  const part = await import('./AuthenticationDialog.tsx');
  return part.AuthenticationDialog;
});
const CustomDialog = lazyShopPart(async () => {
  const part = await import('./CustomDialog.tsx');
  return part.CustomDialog;
});

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
