import { cx } from './cx.ts';
import styles from './PictureFrame.module.css';

export interface PictureFrameProps {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  width: number;
  height: number;
  ratio?: 'photo' | 'square' | 'wide' | 'portrait' | undefined;
  shape?: 'plain' | 'rounded' | 'leaf' | undefined;
  /** For the main picture of the first screen: it is fetched first. */
  priority?: boolean | undefined;
  className?: string | undefined;
}

export function PictureFrame({
  ratio = 'photo',
  shape = 'plain',
  priority = false,
  className,
  ...image
}: PictureFrameProps) {
  return (
    <span className={cx(styles.frame, styles[ratio], styles[shape], className)}>
      <img
        {...image}
        className={styles.image}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
      />
    </span>
  );
}
