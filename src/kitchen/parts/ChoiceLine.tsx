import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useInput } from 'ra-core';

interface ChoiceLineProps {
  name: string;
  label: string;
  /** The label of an empty choice; without it a choice is required. */
  none?: string;
  choices: readonly { value: string | number; label: string }[];
  size?: 'small' | 'medium';
}

/** A list to choose from, of a KitchenForm or a filter. */
export function ChoiceLine({ name, label, none, choices, size = 'medium' }: ChoiceLineProps) {
  const { field, fieldState, id } = useInput({ source: name });
  const { error } = fieldState;
  return (
    <MuiTextField
      {...field}
      id={id}
      label={label}
      select
      fullWidth
      size={size}
      error={error !== undefined}
      helperText={error?.message}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {choices.map(({ value, label: choice }) => (
        <MenuItem key={value} value={value}>
          {choice}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
