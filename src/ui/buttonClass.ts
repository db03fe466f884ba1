import styles from './Button.module.css';
import { cx } from './cx.ts';

export interface ButtonStyle {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger' | undefined;
  size?: 's' | 'm' | 'l' | undefined;
  block?: boolean | undefined;
}

/** The class of a button, for a link that has to look like one. */
export function buttonClass({ variant = 'primary', size = 'm', block = false }: ButtonStyle = {}) {
  return cx(styles.button, styles[variant], styles[`size-${size}`], block && styles.block);
}
