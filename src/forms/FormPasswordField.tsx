import { useIntl } from 'react-intl';
import { PasswordField } from '../ui/PasswordField.tsx';
import type { PasswordFieldProps } from '../ui/PasswordField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormFieldProps } from './useFormField.ts';

export type FormPasswordFieldProps = FormFieldProps & Pick<PasswordFieldProps, 'autoComplete'>;

export function FormPasswordField({ autoComplete, disabled, ...props }: FormPasswordFieldProps) {
  const intl = useIntl();
  const { field } = useFormField<string>(props);
  return (
    <PasswordField
      {...field}
      autoComplete={autoComplete}
      disabled={disabled}
      showLabel={intl.formatMessage({ id: 'form.showPassword' })}
      hideLabel={intl.formatMessage({ id: 'form.hidePassword' })}
    />
  );
}
