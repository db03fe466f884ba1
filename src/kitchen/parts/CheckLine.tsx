import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useInput } from 'ra-core';
import { useId } from 'react';

interface CheckLineProps {
  name: string;
  label: string;
}

/** Yes or no, of a KitchenForm. */
export function CheckLine({ name, label }: CheckLineProps) {
  const { field, fieldState } = useInput({ source: name, type: 'checkbox' });
  const errorId = useId();
  const isChecked: unknown = field.value;
  const error = fieldState.error?.message;
  const described = error === undefined ? {} : { 'aria-describedby': errorId };
  return (
    <div>
      <FormControlLabel
        // "on" is what react-admin knows a tick by; the field's own value would come back as a text.
        control={
          <Checkbox
            {...field}
            value="on"
            checked={isChecked === true}
            slotProps={{ input: described }}
          />
        }
        label={label}
      />
      {error !== undefined && (
        <FormHelperText id={errorId} role="alert" error>
          {error}
        </FormHelperText>
      )}
    </div>
  );
}
