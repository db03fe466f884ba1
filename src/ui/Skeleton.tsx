import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'title' | 'block' | 'picture' | 'circle' | 'button' | undefined;
  className?: string | undefined;
}

/** A grey placeholder while something loads; `Loading` announces it. */
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

export interface LoadingProps {
  /** Read out. Null where nothing is to be announced: below the title of a page whose data is there. */
  label: string | null;
  /** Placeholders, which are seen. */
  children: ReactNode;
}

export function Loading({ label, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      {label !== null && (
        <p role="status" className="visuallyHidden">
          {label}
        </p>
      )}
      {children}
    </div>
  );
}
