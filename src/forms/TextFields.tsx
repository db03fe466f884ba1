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
  > & {
    /** Normalises the value once the field is left. */
    tidy?: ((typed: string) => string) | undefined;
  };

export function FormTextField({
  name,
  label,
  hint,
  optional,
  className,
  tidy = (typed) => typed,
  ...input
}: FormTextFieldProps) {
  const { field, helpers } = useFormField<string>({ name, label, hint, optional, className });
  const tidied = tidy(field.value);
  return (
    <TextField
      {...input}
      {...field}
      onBlur={(event) => {
        field.onBlur(event);
        if (tidied !== field.value) void helpers.setValue(tidied);
      }}
    />
  );
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
