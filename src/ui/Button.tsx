import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { buttonClass } from './buttonClass.ts';
import type { ButtonStyle } from './buttonClass.ts';
import styles from './Button.module.css';
import { cx } from './cx.ts';

export interface ButtonProps extends ButtonStyle, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Keeps the width and the focus, announces busy to assistive technology and ignores clicks. */
  loading?: boolean | undefined;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  ref?: Ref<HTMLButtonElement> | undefined;
}

function stop(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

export function Button({
  variant,
  size,
  block,
  loading = false,
  iconStart,
  iconEnd,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonClass({ variant, size, block }), loading && styles.loading, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading ? stop : onClick}
    >
      <span className={styles.content}>
        {iconStart}
        <span className={styles.label}>{children}</span>
        {iconEnd}
      </span>
      {loading && <span className={styles.spinner} aria-hidden="true" />}
    </button>
  );
}
