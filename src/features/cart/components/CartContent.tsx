import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { paths } from '../../../routing/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { PlusIcon, TrashIcon } from '../../../ui/icons.tsx';
import { Split } from '../../../ui/Layout.tsx';
import styles from '../CartPage.module.css';
import { selectCartLines } from '../cartSelectors.ts';
import { clearPressed } from '../cartSlice.ts';
import { CartActionBar } from './CartActionBar.tsx';
import { CartLine } from './CartLine.tsx';
import { CartSummary } from './CartSummary.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const CartQuestionDialog = lazyPart(
  async () => (await import('./CartQuestionDialog.tsx')).CartQuestionDialog,
);

export function CartContent() {
  const intl = useIntl();
  const plan = usePlanTexts();
  const dispatch = useDispatch();
  const lines = useSelector(selectCartLines);
  return (
    <>
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
      <CartActionBar />
      <Suspense fallback={null}>
        <CartQuestionDialog />
      </Suspense>
    </>
  );
}
