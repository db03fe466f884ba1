import { CheckboxField } from '../ui/CheckboxField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormFieldProps } from './useFormField.ts';

export function FormCheckboxField({ disabled, ...props }: FormFieldProps) {
  const { field } = useFormField<boolean>(props);
  const { value, requirement: _, ...checkbox } = field;
  return <CheckboxField {...checkbox} checked={value} disabled={disabled} />;
}
