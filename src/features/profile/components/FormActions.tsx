import { useIntl } from 'react-intl';
import { SubmitButton } from '../../../forms/Form.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Cluster } from '../../../ui/Layout.tsx';

interface FormActionsProps {
  submitLabel: string;
  saving: boolean;
  onCancel: () => void;
}

export function FormActions({ submitLabel, saving, onCancel }: FormActionsProps) {
  const intl = useIntl();
  return (
    <Cluster justify="end" gap="m">
      <Button variant="ghost" onClick={onCancel} disabled={saving}>
        {intl.formatMessage({ id: 'common.cancel' })}
      </Button>
      <SubmitButton>{submitLabel}</SubmitButton>
    </Cluster>
  );
}
