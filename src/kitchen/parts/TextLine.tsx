import MuiTextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { required, useInput, ValidationError } from 'ra-core';
import type { TextKey } from '../i18n/texts.ts';

export interface TextLineProps {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  type?: 'text' | 'email' | 'password';
  /** The text direction of the input; by default it follows the text. */
  direction?: 'ltr';
  autoComplete?: string;
  autoFocus?: boolean;
  inputMode?: 'numeric';
  maxLength?: number;
  rows?: number;
  /** Returns the fault of the typed text. */
  check?: (typed: string) => TextKey | undefined;
  /** A button within the field. */
  end?: ReactNode;
}

const asTyped = (typed: string) => typed;
const asIs = () => undefined;

/** A field of a KitchenForm. */
export function TextLine(props: TextLineProps) {
  const { name, label, hint, isOptional = false, type = 'text', direction, end } = props;
  const { check = asIs } = props;
  const { field, fieldState, id } = useInput({
    source: name,
    parse: asTyped,
    validate: isOptional ? [check] : [required(), check],
  });
  const { error } = fieldState;
  return (
    <MuiTextField
      {...field}
      id={id}
      label={label}
      type={type}
      fullWidth
      error={error !== undefined}
      helperText={error?.message === undefined ? hint : <ValidationError error={error.message} />}
      autoFocus={props.autoFocus ?? false}
      multiline={props.rows !== undefined}
      minRows={props.rows ?? 1}
      slotProps={{
        htmlInput: {
          autoComplete: props.autoComplete,
          inputMode: props.inputMode,
          maxLength: props.maxLength,
          dir: direction ?? 'auto',
          'aria-required': !isOptional,
        },
        input: { endAdornment: end },
      }}
    />
  );
}
