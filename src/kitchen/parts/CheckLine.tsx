import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useInput } from 'ra-core';

interface CheckLineProps {
  name: string;
  label: string;
}

/** Yes or no, of a KitchenForm. */
export function CheckLine({ name, label }: CheckLineProps) {
  const { field } = useInput({ source: name, type: 'checkbox' });
  const isChecked: unknown = field.value;
  return (
    <FormControlLabel
      control={<Checkbox {...field} checked={isChecked === true} />}
      label={label}
    />
  );
}
