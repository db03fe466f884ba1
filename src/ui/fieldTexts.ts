import type { ReactNode } from 'react';
import { fieldId } from './fieldId.ts';

/** What every field says about itself; all of it translated by the caller. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Such as "Optional" or "Required", shown after the label. */
  requirement?: string | undefined;
  error?: string | undefined;
}

/** What every field takes; Formik's `getFieldProps(name)` fills name, value and the handlers. */
export interface FieldBase extends FieldTexts {
  name: string;
  /** Needed only where one page holds two fields of the same name. */
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

export interface FieldIds {
  controlId: string;
  hintId: string;
  errorId: string;
  describedBy: string | undefined;
}

/** The ids that tie a control to its hint and its error. */
export function fieldIds({
  id,
  name,
  hint,
  error,
}: Pick<FieldBase, 'id' | 'name' | 'hint' | 'error'>): FieldIds {
  const controlId = id ?? fieldId(name);
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return { controlId, hintId, errorId, describedBy: describedBy || undefined };
}

/** The attributes that a control of its own (input, select, textarea) takes from its field. */
export function controlAttributes(field: FieldBase) {
  const { controlId, describedBy } = fieldIds(field);
  return {
    id: controlId,
    name: field.name,
    'aria-describedby': describedBy,
    'aria-invalid': field.error ? true : undefined,
    'aria-required': field.required ? true : undefined,
  };
}
