import type { TextFieldProps } from '../ui/TextField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormFieldProps } from './useFormField.ts';

export type FormTextFieldProps = FormFieldProps &
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
