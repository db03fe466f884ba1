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
      // "on" is what react-admin knows a tick by; the field's own value would come back as a text.
      control={<Checkbox {...field} value="on" checked={isChecked === true} />}
      label={label}
    />
  );
}
