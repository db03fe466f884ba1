import { cx } from './cx.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'picture' | 'circle' | 'button' | undefined;
  className?: string | undefined;
}

/** A grey placeholder while something loads; the page announces the loading itself. */
export function Skeleton({ shape = 'line', className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(styles.skeleton, styles[shape], className)} />;
}

export interface SkeletonTextProps {
  lines?: number | undefined;
}

export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span aria-hidden="true" className={styles.text}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} />
      ))}
    </span>
  );
}

export interface SkeletonCardProps {
  picture?: boolean | undefined;
  lines?: number | undefined;
}

export function SkeletonCard({ picture = true, lines = 2 }: SkeletonCardProps) {
  return (
    <span aria-hidden="true" className={styles.card}>
      {picture && <Skeleton shape="picture" />}
      <span className={styles.cardText}>
        <Skeleton shape="title" />
        <SkeletonText lines={lines} />
      </span>
    </span>
  );
}
