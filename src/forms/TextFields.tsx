import { useIntl } from 'react-intl';
import { PasswordField, type PasswordFieldProps } from '../ui/PasswordField.tsx';
import {
  TextAreaField,
  TextField,
  type TextAreaFieldProps,
  type TextFieldProps,
} from '../ui/TextField.tsx';
import { useFormField, type FormFieldProps } from './useFormField.ts';

type FormTextFieldProps = FormFieldProps &
  Pick<
    TextFieldProps,
    | 'type'
    | 'numeric'
    | 'autoComplete'
    | 'placeholder'
    | 'maxLength'
    | 'prefix'
    | 'suffix'
    | 'ltr'
    | 'dir'
    | 'readOnly'
  >;

export function FormTextField({
  name,
  label,
  hint,
  optional,
  className,
  ...input
}: FormTextFieldProps) {
  const { field } = useFormField<string>({ name, label, hint, optional, className });
  return <TextField {...input} {...field} />;
}

type FormTextAreaFieldProps = FormFieldProps &
  Pick<TextAreaFieldProps, 'rows' | 'placeholder' | 'maxLength'>;

export function FormTextAreaField({
  name,
  label,
  hint,
  optional,
  className,
  ...input
}: FormTextAreaFieldProps) {
  const { field } = useFormField<string>({ name, label, hint, optional, className });
  return <TextAreaField {...input} {...field} />;
}

type FormPasswordFieldProps = FormFieldProps & Pick<PasswordFieldProps, 'autoComplete'>;

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
