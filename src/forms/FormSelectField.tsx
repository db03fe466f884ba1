import { useIntl } from 'react-intl';
import { SelectField } from '../ui/SelectField.tsx';
import type { SelectFieldProps } from '../ui/SelectField.tsx';
import { useFormField } from './useFormField.ts';
import type { FormFieldProps } from './useFormField.ts';

export interface FormSelectFieldProps
  extends FormFieldProps, Pick<SelectFieldProps, 'options' | 'placeholder' | 'autoComplete'> {
  /** Hears the new choice, for what depends on it. */
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
