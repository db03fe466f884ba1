import { SegmentedControl } from '../ui/SegmentedControl.tsx';
import type { SegmentedControlProps } from '../ui/SegmentedControl.tsx';
import { useFormField } from './useFormField.ts';
import type { FormFieldProps } from './useFormField.ts';

export type FormSegmentedControlProps = FormFieldProps & Pick<SegmentedControlProps, 'options'>;

export function FormSegmentedControl({ options, disabled, ...props }: FormSegmentedControlProps) {
  const { field } = useFormField<string>(props);
  return <SegmentedControl {...field} options={options} disabled={disabled} />;
}
