import { TextAreaField } from '../ui/TextAreaField.tsx';
import type { TextAreaFieldProps } from '../ui/TextAreaField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormFieldProps } from './useFormField.ts';

export type FormTextAreaFieldProps = FormFieldProps &
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
