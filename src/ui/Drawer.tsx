import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { AfterPortal } from './AfterPortal.tsx';
import { cx } from './cx.ts';
import styles from './Drawer.module.css';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';
import { useFocusInNextTask } from './useFocusInNextTask.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The title is read out but not drawn. */
  titleHidden?: boolean | undefined;
  /** In reading order: `start` is the right edge of an Arabic page. */
  side?: 'start' | 'end' | undefined;
  closeLabel: string;
  children: ReactNode;
  footer?: ReactNode;
}

/** A panel from the side, such as the menu of a phone. Load it lazily. */
export function Drawer({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  side = 'start',
  closeLabel,
  children,
  footer,
}: DrawerProps) {
  const [popup, focusInNextTask] = useFocusInNextTask();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <AfterPortal>
          <Base.Popup
            ref={popup}
            className={cx(styles.popup, styles[side])}
            initialFocus={focusInNextTask}
          >
            <div className={styles.head}>
              <Base.Title className={titleHidden ? 'visuallyHidden' : styles.title}>
                {title}
              </Base.Title>
              <Base.Close
                className={styles.close}
                render={<IconButton label={closeLabel} icon={<CloseIcon />} />}
              />
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Base.Popup>
        </AfterPortal>
      </Base.Portal>
    </Base.Root>
  );
}
