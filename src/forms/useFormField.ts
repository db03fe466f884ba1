import { useField } from 'formik';
import { createContext, use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormTexts } from './useFormTexts.ts';

/** What a Form shares with its fields and its submit button. */
interface FormState {
  /** The server's message about each field, as long as the field keeps the refused value. */
  fromServer: Readonly<Record<string, string>>;
  loading: boolean;
  /** Makes control ids unique where a page has two forms. */
  idPrefix: string | undefined;
}

export const FormStateContext = createContext<FormState>({
  fromServer: {},
  loading: false,
  idPrefix: undefined,
});

/** A control's own id; undefined leaves it to the field. */
export function controlId(idPrefix: string | undefined, name: string): string | undefined {
  return idPrefix === undefined ? undefined : `${idPrefix}-${name}`;
}

/** The props of a Form's field. Without a label, the field's name is its label. */
export interface FormFieldProps {
  name: string;
  label?: ReactNode;
  hint?: ReactNode;
  /** Adds "Optional" to the label; every other field is required. */
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
  const { fromServer, idPrefix } = use(FormStateContext);
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
