import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  active: boolean;
  /** Leave out where the page itself announces the loading: the bar is then hidden from readers. */
  label?: string | undefined;
}

/** The thin bar along the top edge while a call is running. */
export function ProgressBar({ active, label }: ProgressBarProps) {
  if (!active) return null;
  return (
    <div
      className={styles.bar}
      data-mirror=""
      {...(label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <span className={styles.fill} />
    </div>
  );
}
