import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { logoutPressed } from '../../../features/session/sessionSlice.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { ChevronDownIcon, UserIcon } from '../../../ui/icons.tsx';
import styles from './AccountMenu.module.css';
import header from './Header.module.css';

/** The customer's pages, behind one button. */
export function AccountMenu() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { root, trigger, open, setOpen } = useDisclosure();
  const id = useId();
  const text = (key: string) => intl.formatMessage({ id: key });
  const close = () => setOpen(false);
  return (
    <div ref={root} className={styles.account}>
      <button
        ref={trigger}
        type="button"
        className={header.link}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <UserIcon size={20} />
        {text('shell.account')}
        <ChevronDownIcon size={16} />
      </button>
      <ul id={id} className={styles.menu} hidden={!open}>
        <li>
          <Link className={styles.item} to={paths.profile()} onClick={close}>
            {text('shell.profile')}
          </Link>
        </li>
        <li>
          <Link className={styles.item} to={paths.orders()} onClick={close}>
            {text('shell.orders')}
          </Link>
        </li>
        <li>
          <Link className={styles.item} to={paths.appointments()} onClick={close}>
            {text('shell.appointments')}
          </Link>
        </li>
        <li>
          <button
            type="button"
            className={styles.item}
            onClick={() => {
              close();
              dispatch(logoutPressed());
            }}
          >
            {text('shell.logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}

/** A button that shows a panel. Escape, a press outside and a focus outside close it. */
function useDisclosure() {
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return { root, trigger, open, setOpen };
}
