import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { usePlanTexts } from '../../i18n/usePlanTexts.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PlusIcon, TrashIcon } from '../../ui/actionIcons.tsx';
import { CartIcon } from '../../ui/icons.tsx';
import { Container, Split, Stack } from '../../ui/Layout.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Loading, Skeleton, SkeletonCard } from '../../ui/Skeleton.tsx';
import { useHeadShown } from '../../ui/useHeadShown.ts';
import styles from './CartPage.module.css';
import { selectCartLines, selectCartLoad } from './cartSelectors.ts';
import { cartRetryPressed, clearPressed } from './cartSlice.ts';
import { CartLine } from './components/CartLine.tsx';
import { CartActionBar, CartSummary } from './components/CartSummary.tsx';

const CartQuestionDialog = lazyPart(
  async () => (await import('./components/CartQuestionDialog.tsx')).CartQuestionDialog,
);

export function CartPage() {
  return (
    <>
      <Container className={styles.page}>
        <CartStage />
      </Container>
      <CartActionBar />
    </>
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

function CartContent() {
  const isHeadShown = useHeadShown();
  return (
    <>
      <CartHead />
      {isHeadShown ? <CartLines /> : <CartSkeleton isLoaded />}
    </>
  );
}

function CartHead() {
  const intl = useIntl();
  const plan = usePlanTexts();
  const dispatch = useDispatch();
  const lines = useSelector(selectCartLines);
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <h1>{intl.formatMessage({ id: 'cart.title' })}</h1>
        <span className={styles.count}>{plan.plans(lines.length)}</span>
      </div>
      <Button
        variant="ghost"
        size="s"
        iconStart={<TrashIcon size={18} />}
        onClick={() => dispatch(clearPressed())}
      >
        {intl.formatMessage({ id: 'cart.clear' })}
      </Button>
    </div>
  );
}

function CartLines() {
  const intl = useIntl();
  const lines = useSelector(selectCartLines);
  return (
    <>
      <Split aside={<CartSummary />}>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <CartLine key={line.cart_item_id} line={line} />
          ))}
        </ul>
        <Link to={paths.packages()} className={styles.more}>
          <PlusIcon size={20} />
          {intl.formatMessage({ id: 'cart.continueShopping' })}
        </Link>
      </Split>
      <Suspense fallback={null}>
        <CartQuestionDialog />
      </Suspense>
    </>
  );
}

function EmptyCart() {
  const intl = useIntl();
  return (
    <EmptyState
      headingLevel={1}
      illustration={<CartIcon size={44} />}
      title={intl.formatMessage({ id: 'cart.empty.title' })}
      action={
        <Link to={paths.packages()} className={buttonClass({ size: 'l' })}>
          {intl.formatMessage({ id: 'cart.empty.action' })}
        </Link>
      }
    >
      {intl.formatMessage({ id: 'cart.empty.text' })}
    </EmptyState>
  );
}

function CartSkeleton({ isLoaded = false }: { isLoaded?: boolean }) {
  const intl = useIntl();
  return (
    <Loading label={isLoaded ? null : intl.formatMessage({ id: 'cart.loading' })}>
      <Split aside={<SkeletonCard picture={false} lines={4} />}>
        <Stack>
          {!isLoaded && <Skeleton shape="title" />}
          <SkeletonCard lines={3} picture={false} />
          <SkeletonCard lines={3} picture={false} />
        </Stack>
      </Split>
    </Loading>
  );
}
