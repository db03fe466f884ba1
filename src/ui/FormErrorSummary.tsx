import { useEffect, useRef } from 'react';
import { fieldId } from './FieldShell.tsx';
import { focusField } from './focusField.ts';
import styles from './FormErrorSummary.module.css';
import { WarningIcon } from './icons.tsx';

export interface FieldProblem {
  /** The field's name; leave out for a problem of the whole form. */
  name?: string | undefined;
  /** The id of the field's control, where it is not the default one. */
  id?: string | undefined;
  message: string;
}

export interface FormErrorSummaryProps {
  title: string;
  errors: readonly FieldProblem[];
  /** A count of attempts (Formik's `submitCount`): the summary takes the focus once for each. */
  attempt: number;
  /** Where the focus goes instead: to the first field that is wrong. */
  focusesField?: boolean | undefined;
}

export function FormErrorSummary(props: FormErrorSummaryProps) {
  const { title, errors, attempt, focusesField = false } = props;
  const summary = useRef<HTMLDivElement>(null);
  const answered = useRef(0);

  useEffect(() => {
    if (errors.length === 0 || attempt === answered.current) return;
    answered.current = attempt;
    const [field] = focusesField ? errors.flatMap((error) => controlIdOf(error) ?? []) : [];
    if (field === undefined) summary.current?.focus();
    else focusField(field);
  }, [attempt, errors, focusesField]);

  if (errors.length === 0) return null;
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

const controlIdOf = ({ name, id }: FieldProblem): string | undefined =>
  id ?? (name === undefined ? undefined : fieldId(name));

function Problem(problem: FieldProblem) {
  const { message } = problem;
  const controlId = controlIdOf(problem);
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
