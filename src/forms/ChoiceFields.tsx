import { useIntl } from 'react-intl';
import { CheckboxField } from '../ui/CheckboxField.tsx';
import { RadioCards, type RadioCardsProps } from '../ui/RadioCards.tsx';
import { SegmentedControl, type SegmentedControlProps } from '../ui/SegmentedControl.tsx';
import { SelectField, type SelectFieldProps } from '../ui/SelectField.tsx';
import { useFormField, type FormFieldProps } from './useFormField.ts';

export function FormCheckboxField({ disabled, ...props }: FormFieldProps) {
  const { field } = useFormField<boolean>(props);
  const { value, requirement: _, ...checkbox } = field;
  return <CheckboxField {...checkbox} checked={value} disabled={disabled} />;
}

type FormRadioCardsProps = FormFieldProps & Pick<RadioCardsProps, 'options' | 'columns'>;

export function FormRadioCards({ options, columns, disabled, ...props }: FormRadioCardsProps) {
  const { field } = useFormField<string>(props);
  return <RadioCards {...field} options={options} columns={columns} disabled={disabled} />;
}

type FormSegmentedControlProps = FormFieldProps & Pick<SegmentedControlProps, 'options'>;

export function FormSegmentedControl({ options, disabled, ...props }: FormSegmentedControlProps) {
  const { field } = useFormField<string>(props);
  return <SegmentedControl {...field} options={options} disabled={disabled} />;
}

interface FormSelectFieldProps
  extends FormFieldProps, Pick<SelectFieldProps, 'options' | 'placeholder' | 'autoComplete'> {
  /** Called with the new choice, for fields that depend on it. */
  onChoose?: ((value: string) => void) | undefined;
}

export function FormSelectField({
  options,
  placeholder,
  autoComplete,
  disabled,
  onChoose,
  ...props
}: FormSelectFieldProps) {
  const intl = useIntl();
  const { field } = useFormField<string>(props);
  return (
    <SelectField
      {...field}
      options={options}
      placeholder={placeholder ?? intl.formatMessage({ id: 'form.choose' })}
      autoComplete={autoComplete}
      disabled={disabled}
      onChange={(event) => {
        field.onChange(event);
        onChoose?.(event.target.value);
      }}
    />
  );
}
