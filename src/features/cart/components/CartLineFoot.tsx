import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { quantity } from '../../../contract/rules/order.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { Price } from '../../../ui/Price.tsx';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import { pathToChange, selectQuantityFailure, type CartLineView } from '../cartSelectors.ts';
import { quantityChanged, type WithCart } from '../cartSlice.ts';
import styles from './CartLine.module.css';

export function CartLineFoot({ line }: { line: CartLineView }) {
  return (
    <>
      <div className={styles.foot}>
        <LineQuantity line={line} />
        <LineAmount line={line} />
      </div>
      <QuantityFailure cartItemId={line.cart_item_id} />
      <LineLinks line={line} />
    </>
  );
}

function LineQuantity({ line }: { line: CartLineView }) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const label = (id: string) =>
    intl.formatMessage({ id }, { package: pickText(line.package, 'name', language) });
  return (
    <QuantityStepper
      label={label('cart.line.quantityOf')}
      decreaseLabel={label('cart.line.decrease')}
      increaseLabel={label('cart.line.increase')}
      value={line.quantity}
      min={quantity.min}
      max={quantity.max}
      onChange={(chosen) =>
        dispatch(quantityChanged({ cartItemId: line.cart_item_id, quantity: chosen }))
      }
    />
  );
}

function LineAmount({ line }: { line: CartLineView }) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <div className={styles.money} aria-busy={line.updating || undefined}>
      <Price size="l" value={formatMoney(line.total, language)} />
      {line.quantity > 1 && (
        <span className={styles.each}>
          {intl.formatMessage(
            { id: 'cart.line.each' },
            { price: formatMoney(line.unit_price, language) },
          )}
        </span>
      )}
    </div>
  );
}

function QuantityFailure({ cartItemId }: { cartItemId: number }) {
  const failureText = useFailureText();
  const failure = useSelector((state: WithCart) => selectQuantityFailure(state, cartItemId));
  return (
    <p role="status" className={styles.error}>
      {failure && failureText(failure)}
    </p>
  );
}

/** Plan, answers and meals can be changed until the order is placed. */
function LineLinks({ line }: { line: CartLineView }) {
  const intl = useIntl();
  const language = useLanguage();
  const name = pickText(line.package, 'name', language);
  return (
    <div className={styles.links}>
      <Link
        to={pathToChange(line)}
        className={styles.link}
        aria-label={intl.formatMessage({ id: 'plan.changeNamed' }, { package: name })}
      >
        {intl.formatMessage({ id: 'plan.change' })}
      </Link>
      {line.questionnaire_completed && (
        <Link to={paths.dislikesAllergies(line.cart_item_id)} className={styles.link}>
          {intl.formatMessage({ id: 'cart.line.editQuestionnaire' })}
        </Link>
      )}
      {line.meals_completed && (
        <Link to={paths.meals(line.cart_item_id)} className={styles.link}>
          {intl.formatMessage({ id: 'cart.line.editMeals' })}
        </Link>
      )}
      {line.meals_completed && line.meals_selected_by && (
        <span className={styles.mealsBy}>
          {intl.formatMessage(
            { id: `cart.line.mealsBy.${mealsBy(line)}` },
            { days: line.days_selected },
          )}
        </span>
      )}
    </div>
  );
}

/** `both` where the dietitian selects only what the customer left open. */
const mealsBy = ({ meals_selected_by, days_selected }: CartLineView) =>
  meals_selected_by === 'dietitian' && days_selected > 0 ? 'both' : meals_selected_by;
