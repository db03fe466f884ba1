import MuiTextField from '@mui/material/TextField';
import { required, useInput, ValidationError } from 'ra-core';

interface DateLineProps {
  name: string;
  label: string;
  /** YYYY-MM-DD; nothing before it can be chosen. */
  min?: string;
  isRequired?: boolean;
}

const asTyped = (typed: string) => typed;

/** A Kuwait day, of a KitchenForm or a filter, in the browser's own calendar. */
export function DateLine({ name, label, min, isRequired = false }: DateLineProps) {
  const { field, fieldState, id } = useInput({
    source: name,
    parse: asTyped,
    validate: isRequired ? [required()] : [],
  });
  const { error } = fieldState;
  return (
    <MuiTextField
      {...field}
      id={id}
      label={label}
      type="date"
      fullWidth
      error={error !== undefined}
      helperText={
        error?.message === undefined ? undefined : <ValidationError error={error.message} />
      }
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min } }}
    />
  );
}
