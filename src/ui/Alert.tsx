import type { ReactNode, Ref } from 'react';
import styles from './Alert.module.css';
import { cx } from './cx.ts';
import { CheckIcon, InfoIcon, WarningIcon } from './icons.tsx';

const ICONS = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: WarningIcon };
const ROLES = { info: undefined, success: 'status', warning: undefined, danger: 'alert' } as const;

export interface AlertProps {
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  title?: ReactNode;
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
  /** Danger interrupts a screen reader, success waits for a pause, others are plain text. */
  role?: 'alert' | 'status' | 'note' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

export function Alert({
  tone = 'info',
  title,
  children,
  action,
  role,
  className,
  ref,
}: AlertProps) {
  const Icon = ICONS[tone];
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={role ?? ROLES[tone]}
      className={cx(styles.alert, styles[tone], className)}
    >
      <span className={styles.icon}>
        <Icon size={20} />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
