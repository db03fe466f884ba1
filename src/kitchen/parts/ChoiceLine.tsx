import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useInput } from 'ra-core';

interface ChoiceLineProps {
  name: string;
  label: string;
  /** What stands for no choice. */
  none: string;
  choices: readonly { value: string | number; label: string }[];
}

/** A list to choose from, of a KitchenForm or a filter. */
export function ChoiceLine({ name, label, none, choices }: ChoiceLineProps) {
  const { field, fieldState, id } = useInput({ source: name });
  const { error } = fieldState;
  return (
    <MuiTextField
      {...field}
      id={id}
      label={label}
      select
      fullWidth
      error={error !== undefined}
      helperText={error?.message}
    >
      <MenuItem value="">{none}</MenuItem>
      {choices.map(({ value, label: choice }) => (
        <MenuItem key={value} value={value}>
          {choice}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
