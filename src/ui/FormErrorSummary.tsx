import { useEffect, useRef } from 'react';
import { fieldId } from './FieldShell.tsx';
import { focusField } from './focusField.ts';
import styles from './FormErrorSummary.module.css';
import { WarningIcon } from './icons.tsx';

export interface FieldProblem {
  /** The field's name; leave out for a problem of the whole form. */
  name?: string | undefined;
  /** The field's own id, where it was given one. */
  id?: string | undefined;
  message: string;
}

export interface FormErrorSummaryProps {
  title: string;
  errors: readonly FieldProblem[];
  /** A count of attempts (Formik's `submitCount`): the summary takes the focus once for each. */
  attempt: number;
}

export function FormErrorSummary({ title, errors, attempt }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const hasErrors = errors.length > 0;

  useEffect(() => {
    if (!hasErrors || attempt === answered.current) return;
    answered.current = attempt;
    summary.current?.focus();
  }, [attempt, hasErrors]);

  if (!hasErrors) return null;
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
      <WarningIcon />
      <div>
        <h2 className={styles.title}>{title}</h2>
        <ul className={styles.list}>
          {errors.map((problem) => (
            <li key={`${problem.id ?? problem.name ?? ''}:${problem.message}`}>
              <Problem {...problem} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Problem({ name, id, message }: FieldProblem) {
  const controlId = id ?? (name === undefined ? undefined : fieldId(name));
  if (controlId === undefined) return <>{message}</>;
  return (
    <a
      href={`#${controlId}`}
      onClick={(event) => {
        event.preventDefault();
        focusField(controlId);
      }}
    >
      {message}
    </a>
  );
}
