import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';
import { MinusIcon, PlusIcon } from './actionIcons.tsx';
import styles from './QuantityStepper.module.css';

export interface QuantityStepperProps {
  /** Names the group, such as "Quantity of Fit Pro". */
  label: string;
  decreaseLabel: string;
  increaseLabel: string;
  value: number;
  min?: number | undefined;
  max?: number | undefined;
  onChange: (value: number) => void;
  /** The figure as this page writes numbers. */
  valueText?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  onChange,
  valueText = String(value),
  disabled = false,
  className,
}: QuantityStepperProps) {
  const stepTo = (next: number) => {
    if (!disabled && next >= min && next <= max) onChange(next);
  };
  // aria-disabled, since a button that disables itself under the finger loses the focus.
  return (
    <div role="group" aria-label={label} className={cx(styles.stepper, className)}>
      <IconButton
        label={decreaseLabel}
        icon={<MinusIcon size={20} />}
        aria-disabled={disabled || value <= min}
        onClick={() => stepTo(value - 1)}
      />
      <output className={styles.value} aria-live="polite">
        {valueText}
      </output>
      <IconButton
        label={increaseLabel}
        icon={<PlusIcon size={20} />}
        aria-disabled={disabled || value >= max}
        onClick={() => stepTo(value + 1)}
      />
    </div>
  );
}
