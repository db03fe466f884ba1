import { ValidationError } from 'yup';
import type { Schema } from 'yup';

type MessageValues = Readonly<Record<string, string | number>>;

/**
 * A field's first problem: `key` is the message, `values` its placeholders. `property` names the field that the
 * message is about, where it is shown at another one.
 */
export interface Problem {
  field: string;
  key: string;
  values: MessageValues;
}

/** The problems of the values, at most one per field. */
export function problemsOf(schema: Schema, values: unknown): readonly Problem[] {
  try {
    schema.validateSync(values, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return firstOfEachField(error.inner);
  }
}

function firstOfEachField(errors: readonly ValidationError[]): readonly Problem[] {
  const problems = new Map<string, Problem>();
  for (const { path = '', message, params = {} } of errors) {
    const field = topField(path);
    if (!problems.has(field)) problems.set(field, { field, key: message, values: plain(params) });
  }
  return [...problems.values()];
}

/** A problem inside a list or an object belongs to the field that holds it. */
function topField(path: string): string {
  return path.split(/[.[]/, 1)[0] ?? path;
}

/** Messages never repeat the value: it may be a password. */
function plain({ min, max, date, property }: Record<string, unknown>): MessageValues {
  return {
    ...(typeof property === 'string' && { property }),
    ...(typeof min === 'number' && { min }),
    ...(typeof max === 'number' && { max }),
    ...(typeof date === 'string' && { date }),
  };
}
