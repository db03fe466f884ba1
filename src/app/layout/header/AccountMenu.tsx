import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { logoutPressed, selectIsCustomer } from '../../../features/session/sessionSlice.ts';
import { paths } from '../../../routing/paths.ts';
import { cx } from '../../../ui/cx.ts';
import { ChevronDownIcon, UserIcon } from '../../../ui/icons.tsx';
import styles from './AccountMenu.module.css';
import header from './Header.module.css';
import { useDisclosure } from './useDisclosure.ts';

/** What belongs to the customer, behind one button. */
export function AccountMenu({ className }: { className?: string | undefined }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isCustomer = useSelector(selectIsCustomer);
  const { root, trigger, open, setOpen } = useDisclosure();
  const id = useId();
  const text = (key: string) => intl.formatMessage({ id: key });
  const close = () => setOpen(false);
  if (!isCustomer) return null;
  return (
    <div ref={root} className={cx(styles.account, className)}>
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
