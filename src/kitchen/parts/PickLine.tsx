import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { useInput } from 'ra-core';

interface PickLineProps {
  name: string;
  label: string;
  choices: readonly { value: number; label: string }[];
}

const asChosen = (chosen: number) => chosen;

/** One of a list, of a KitchenForm; one is always chosen. */
export function PickLine({ name, label, choices }: PickLineProps) {
  const { field, id } = useInput({ source: name, parse: asChosen });
  return (
    <MuiTextField {...field} id={id} label={label} select fullWidth size="small">
      {choices.map(({ value, label: choice }) => (
        <MenuItem key={value} value={value}>
          {choice}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
