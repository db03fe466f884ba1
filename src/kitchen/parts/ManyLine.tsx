import MenuItem from '@mui/material/MenuItem';
import MuiTextField from '@mui/material/TextField';
import { languages } from '../../contract/languages.ts';
import { required, useInput, ValidationError } from 'ra-core';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

interface ManyLineProps {
  name: string;
  label: string;
  hint?: string;
  /** At least one choice is required. */
  isRequired?: boolean;
  choices: readonly { value: number | string; label: string }[];
}

/** Any number of choices of a list, of a KitchenForm. */
export function ManyLine({ name, label, hint, isRequired = false, choices }: ManyLineProps) {
  const text = useText();
  const language = useLanguage();
  const { field, fieldState, id } = useInput({
    source: name,
    validate: isRequired ? required() : [],
  });
  const { error } = fieldState;
  const chosen: unknown = field.value;
  const values: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  const shown = choices.filter(({ value }) => values.includes(value)).map((choice) => choice.label);
  return (
    <MuiTextField
      {...field}
      id={id}
      label={label}
      select
      fullWidth
      error={error !== undefined}
      helperText={error?.message === undefined ? hint : <ValidationError error={error.message} />}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () =>
            shown.length === 0 ? text('form.none') : shown.join(languages[language].comma),
        },
      }}
    >
      {choices.map(({ value, label: choice }) => (
        <MenuItem key={value} value={value}>
          {choice}
        </MenuItem>
      ))}
    </MuiTextField>
  );
}
