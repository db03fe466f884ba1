import { cx } from './cx.ts';
import { CheckIcon } from './icons.tsx';
import styles from './Steps.module.css';

interface Step {
  key: string;
  label: string;
}

export interface StepsProps {
  /** Names the list, such as "Your order, step by step". */
  label: string;
  steps: readonly Step[];
  /** The key of the step that the customer is at. */
  current: string;
  /** Read out after a step that is behind, such as "done". */
  doneLabel: string;
  className?: string | undefined;
}

/** Where the customer is on the way to a purchase. */
export function Steps({ label, steps, current, doneLabel, className }: StepsProps) {
  const position = steps.findIndex((step) => step.key === current);
  return (
    <ol aria-label={label} className={cx(styles.steps, className)}>
      {steps.map((step, index) => {
        const isDone = index < position;
        const isCurrent = index === position;
        return (
          <li
            key={step.key}
            className={cx(styles.step, isDone && styles.done, isCurrent && styles.current)}
            aria-current={isCurrent ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <CheckIcon size={16} /> : index + 1}
            </span>
            <span className={styles.label}>
              {step.label}
              {isDone && <span className="visuallyHidden"> {doneLabel}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
