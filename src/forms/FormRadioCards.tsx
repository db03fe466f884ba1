import { RadioCards } from '../ui/RadioCards.tsx';
import type { RadioCardsProps } from '../ui/RadioCards.tsx';
import { useFormField } from './useFormField.ts';
import type { FormFieldProps } from './useFormField.ts';

export type FormRadioCardsProps = FormFieldProps & Pick<RadioCardsProps, 'options' | 'columns'>;

export function FormRadioCards({ options, columns, disabled, ...props }: FormRadioCardsProps) {
  const { field } = useFormField<string>(props);
  return <RadioCards {...field} options={options} columns={columns} disabled={disabled} />;
}
