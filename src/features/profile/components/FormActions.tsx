import { useIntl } from 'react-intl';
import { SubmitButton } from '../../../forms/Form.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/Layout.tsx';

interface FormActionsProps {
  submitLabel: string;
  sending: boolean;
  onCancel: () => void;
}

export function FormActions({ submitLabel, sending, onCancel }: FormActionsProps) {
  const intl = useIntl();
  return (
    <Cluster justify="end" gap="m">
      <Button variant="ghost" onClick={onCancel} disabled={sending}>
        {intl.formatMessage({ id: 'common.cancel' })}
      </Button>
      <SubmitButton>{submitLabel}</SubmitButton>
    </Cluster>
  );
}
