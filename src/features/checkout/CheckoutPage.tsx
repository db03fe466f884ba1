import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { useAddressName } from '../../components/address/AddressText.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { OrderNote } from '../../components/OrderNote.tsx';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CartIcon } from '../../ui/icons.tsx';
import { Container, Split } from '../../ui/Layout.tsx';
import { Loading, SkeletonCard } from '../../ui/Skeleton.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { useHeadShown } from '../../ui/useHeadShown.ts';
import {
  selectCartLoad,
  selectComment,
  selectNoteFailure,
  selectNoteStatus,
} from '../cart/cartSelectors.ts';
import { cartRetryPressed, noteEdited } from '../cart/cartSlice.ts';
import { profileRetryPressed, selectProfileLoad } from '../profile/profileSlice.ts';
import styles from './CheckoutPage.module.css';
import { selectDeliveryAddress, selectIsTypingAddress } from './checkoutSelectors.ts';
import { selectCheckout } from './checkoutSlice.ts';
import { CheckoutAddress } from './components/CheckoutAddress.tsx';
import { CheckoutProblems } from './components/CheckoutProblems.tsx';
import { CheckoutSummary } from './components/CheckoutSummary.tsx';
import { PayButton } from './components/PayButton.tsx';

export function CheckoutPage() {
  const stage = useStage();
  return (
    <>
      <Container className={styles.page}>
        {stage === 'empty' && <NothingToCheckOut />}
        {stage === 'failed' && <Failed />}
        {(stage === 'loading' || stage === 'head' || stage === 'ready') && (
          <>
            <CheckoutHead />
            {stage === 'ready' ? (
              <CheckoutContent />
            ) : (
              <CheckoutSkeleton isLoaded={stage === 'head'} />
            )}
          </>
        )}
      </Container>
      {stage === 'ready' && <PayBar />}
    </>
  );
}

/** It is loading before the payment, too; `head` is the first frame of what is loaded. */
function useStage(): 'loading' | 'failed' | 'empty' | 'head' | 'ready' {
  const cart = useSelector(selectCartLoad);
  const profile = useSelector(selectProfileLoad);
  const { status } = useSelector(selectCheckout);
  const isHeadShown = useHeadShown();
  if (status === 'created') return 'loading';
  if (!cart.isEmpty && profile.profile !== null) return isHeadShown ? 'ready' : 'head';
  if (cart.isEmpty && cart.status === 'loaded') return 'empty';
  return cart.status === 'failed' || profile.status === 'failed' ? 'failed' : 'loading';
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

const STEPS = ['cart', 'checkout', 'payment'] as const;

function CheckoutHead() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <div className={styles.head}>
      <Steps
        label={text('checkout.steps')}
        doneLabel={text('checkout.step.done')}
        current="checkout"
        steps={STEPS.map((key) => ({ key, label: text(`checkout.step.${key}`) }))}
      />
      <h1>{text('checkout.title')}</h1>
    </div>
  );
}

function CheckoutContent() {
  return (
    <Split aside={<CheckoutSummary />}>
      <div className={styles.sections}>
        <CheckoutProblems />
        <CheckoutAddress />
        <CheckoutNote />
      </div>
    </Split>
  );
}

function CheckoutNote() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <Card as="section" padding="l">
      <OrderNote
        comment={useSelector(selectComment)}
        status={useSelector(selectNoteStatus)}
        failure={useSelector(selectNoteFailure)}
        hint={intl.formatMessage({ id: 'checkout.note.hint' })}
        onEdit={(comment) => dispatch(noteEdited({ comment }))}
      />
    </Card>
  );
}

function CheckoutSkeleton({ isLoaded }: { isLoaded: boolean }) {
  const intl = useIntl();
  return (
    <Loading label={isLoaded ? null : intl.formatMessage({ id: 'checkout.loading' })}>
      <Split aside={<SkeletonCard picture={false} lines={5} />}>
        <SkeletonCard picture={false} lines={4} />
      </Split>
    </Loading>
  );
}

function PayBar() {
  const intl = useIntl();
  const addressName = useAddressName();
  const address = useSelector(selectDeliveryAddress);
  const isTyping = useSelector(selectIsTypingAddress);
  const typed = isTyping ? intl.formatMessage({ id: 'checkout.address.typed' }) : null;
  return (
    <ActionBar
      summary={
        <span className={styles.barAddress}>
          <span className={styles.barLabel}>
            {intl.formatMessage({ id: 'checkout.deliverTo' })}
          </span>{' '}
          <bdi className={styles.barName}>
            {typed ??
              (address
                ? addressName(address)
                : intl.formatMessage({ id: 'checkout.address.none' }))}
          </bdi>
        </span>
      }
    >
      <PayButton />
    </ActionBar>
  );
}
