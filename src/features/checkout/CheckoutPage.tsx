import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CartIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/Layout.tsx';
import { selectCartLoad } from '../cart/cartSelectors.ts';
import { cartRetryPressed } from '../cart/cartSlice.ts';
import { profileRetryPressed, selectProfileLoad } from '../profile/profileSlice.ts';
import styles from './CheckoutPage.module.css';
import { selectCheckout } from './checkoutSlice.ts';
import { CheckoutContent } from './components/CheckoutContent.tsx';
import { CheckoutSkeleton } from './components/CheckoutSkeleton.tsx';

export function CheckoutPage() {
  return (
    <Container className={styles.page}>
      <CheckoutStage />
    </Container>
  );
}

function CheckoutStage() {
  const cart = useSelector(selectCartLoad);
  const profile = useSelector(selectProfileLoad);
  const { status } = useSelector(selectCheckout);
  if (status === 'created') return <CheckoutSkeleton />;
  if (cart.isEmpty && cart.status === 'loaded') return <NothingToCheckOut />;
  if (!cart.isEmpty && profile.profile !== null) return <CheckoutContent />;
  if (cart.status === 'failed' || profile.status === 'failed') return <Failed />;
  return <CheckoutSkeleton />;
}

function Failed() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const cart = useSelector(selectCartLoad);
  const profile = useSelector(selectProfileLoad);
  const retry = () => {
    if (cart.status === 'failed') dispatch(cartRetryPressed());
    if (profile.status === 'failed') dispatch(profileRetryPressed());
  };
  return (
    <LoadFailure
      title={intl.formatMessage({ id: 'checkout.loadFailed' })}
      failure={cart.failure ?? profile.failure}
      onRetry={retry}
    />
  );
}

function NothingToCheckOut() {
  const intl = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      illustration={<CartIcon size={44} />}
      title={intl.formatMessage({ id: 'checkout.empty.title' })}
      action={
        <Link to={paths.packages()} className={buttonClass({ size: 'l' })}>
          {intl.formatMessage({ id: 'cart.empty.action' })}
        </Link>
      }
    >
      {intl.formatMessage({ id: 'checkout.empty.text' })}
    </EmptyState>
  );
}
