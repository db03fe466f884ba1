import { useField } from 'formik';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { controlId, useFormState } from './formState.ts';
import { useFormTexts } from './useFormTexts.ts';

/** What a page says about a field of a Form. Without a label the field is called by its name. */
export interface FormFieldProps {
  name: string;
  label?: ReactNode;
  hint?: ReactNode;
  /** Says "Optional" after the label; every other field is required. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** Binds one field of the surrounding Form to a field of src/ui. */
export function useFormField<Value>({
  name,
  label,
  hint,
  optional = false,
  className,
}: FormFieldProps) {
  const intl = useIntl();
  const [{ value, onChange, onBlur }, meta, helpers] = useField<Value>(name);
  const { fromServer, idPrefix } = useFormState();
  const { nameOf } = useFormTexts();
  const own = meta.touched ? meta.error : undefined;
  return {
    helpers,
    field: {
      id: controlId(idPrefix, name),
      name,
      value,
      onChange,
      onBlur,
      hint,
      className,
      label: label ?? nameOf(name),
      required: !optional,
      requirement: optional ? intl.formatMessage({ id: 'form.optional' }) : undefined,
      error: own ?? fromServer[name],
    },
  };
}
