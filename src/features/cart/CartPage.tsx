import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Container } from '../../ui/Layout.tsx';
import styles from './CartPage.module.css';
import { selectCartLoad } from './cartSelectors.ts';
import { cartRetryPressed } from './cartSlice.ts';
import { CartContent } from './components/CartContent.tsx';
import { CartSkeleton } from './components/CartSkeleton.tsx';
import { EmptyCart } from './components/EmptyCart.tsx';

export function CartPage() {
  return (
    <Container className={styles.page}>
      <CartStage />
    </Container>
  );
}

function CartStage() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure, isEmpty } = useSelector(selectCartLoad);
  if (!isEmpty) return <CartContent />;
  if (status === 'loaded') return <EmptyCart />;
  if (status !== 'failed') return <CartSkeleton />;
  return (
    <LoadFailure
      title={intl.formatMessage({ id: 'cart.loadFailed' })}
      failure={failure}
      onRetry={() => dispatch(cartRetryPressed())}
    />
  );
}
