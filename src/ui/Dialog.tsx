import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { AfterPortal } from './AfterPortal.tsx';
import { cx } from './cx.ts';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton.tsx';
import { CloseIcon } from './icons.tsx';
import { useFocusInNextTask } from './useFocusInNextTask.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons at the bottom, the confirming one last. */
  actions?: ReactNode;
  closeLabel: string;
  size?: 's' | 'm' | 'l' | undefined;
  /** False during a request that must not be dismissed: Escape and the backdrop do nothing. */
  dismissible?: boolean | undefined;
  /** Asked when it closes: false where the focus has been led elsewhere, not back to where it was. */
  returnsFocus?: (() => boolean) | undefined;
}

/** A sheet from the bottom edge on a phone, a centred panel on a wide screen. Load it lazily. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  closeLabel,
  size = 's',
  dismissible = true,
  returnsFocus,
}: DialogProps) {
  // A screen reader that finds the focus on a button reads that button alone, and not what is asked.
  const [popup, focusInNextTask] = useFocusInNextTask();
  const change = (next: boolean) => {
    if (next || dismissible) onOpenChange(next);
  };
  return (
    <Base.Root open={open} onOpenChange={change} disablePointerDismissal={!dismissible}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <AfterPortal>
            <Base.Popup
              ref={popup}
              className={cx(styles.popup, styles[`size-${size}`])}
              initialFocus={focusInNextTask}
              finalFocus={returnsFocus}
            >
              <div className={styles.head}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                <Base.Close
                  render={
                    <IconButton label={closeLabel} icon={<CloseIcon />} disabled={!dismissible} />
                  }
                />
              </div>
              {description && (
                <Base.Description className={styles.description}>{description}</Base.Description>
              )}
              {children && <div className={styles.body}>{children}</div>}
              {actions && <div className={styles.actions}>{actions}</div>}
            </Base.Popup>
          </AfterPortal>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
