import { useIntl } from 'react-intl';
import type { Failure } from '../../api/failure.ts';
import type { Address } from '../../contract/wire/address.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useFailureText } from '../../forms/useFailureText.ts';
import { useAddressName } from './AddressText.tsx';

interface DeleteAddressDialogProps {
  address: Address;
  deleting: boolean;
  failure: Failure | null;
  onCancel: () => void;
  onConfirm: () => void;
}

export function DeleteAddressDialog({
  address,
  deleting,
  failure,
  onCancel,
  onConfirm,
}: DeleteAddressDialogProps) {
  const intl = useIntl();
  const textOf = useFailureText();
  const name = useAddressName()(address);
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      dismissible={!deleting}
      title={intl.formatMessage({ id: 'address.deleteTitle' })}
      description={intl.formatMessage(
        { id: 'address.deleteText' },
        { name: <bdi key="name">{name}</bdi> },
      )}
      closeLabel={intl.formatMessage({ id: 'address.deleteKeep' })}
      actions={
        <>
          <Button variant="ghost" onClick={onCancel} disabled={deleting}>
            {intl.formatMessage({ id: 'address.deleteKeep' })}
          </Button>
          <Button variant="danger" onClick={onConfirm} loading={deleting}>
            {intl.formatMessage({ id: 'address.deleteConfirm' })}
          </Button>
        </>
      }
    >
      {failure && <Alert tone="danger">{textOf(failure)}</Alert>}
    </Dialog>
  );
}
