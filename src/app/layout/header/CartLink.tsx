import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectCartCount } from '../../../features/cart/cartSlice.ts';
import { paths } from '../../../routing/paths.ts';
import { CartIcon } from '../../../ui/icons.tsx';
import styles from './CartLink.module.css';

export function CartLink() {
  const intl = useIntl();
  const count = useSelector(selectCartCount);
  return (
    <Link
      className={styles.cart}
      to={paths.cart()}
      aria-label={intl.formatMessage({ id: 'shell.cart' }, { count })}
    >
      <CartIcon />
      <span className={styles.badge} aria-hidden="true">
        {count}
      </span>
    </Link>
  );
}
