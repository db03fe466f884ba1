import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ListPicture } from '../../../components/ListPicture.tsx';
import { formatMoney } from '../../../i18n/formats.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { useTotalRows } from '../../../i18n/useTotalRows.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { selectCartLines, selectTotals, type CartLineView } from '../../cart/cartSelectors.ts';
import { useDeliveryTerms } from '../../home/useShopFacts.ts';
import styles from './CheckoutSummary.module.css';
import { PayButton } from './PayButton.tsx';

export function CheckoutSummary() {
  const intl = useIntl();
  const rows = useTotalRows();
  const lines = useSelector(selectCartLines);
  const totals = useSelector(selectTotals);
  return (
    <Card as="section" labelledBy="checkout-summary">
      <div className={styles.head}>
        <h2 id="checkout-summary" className={styles.title}>
          {intl.formatMessage({ id: 'checkout.summary.title' })}
        </h2>
        <Link to={paths.cart()} className={styles.edit}>
          {intl.formatMessage({ id: 'checkout.summary.edit' })}
        </Link>
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <SummaryLine key={line.cart_item_id} line={line} />
        ))}
      </ul>
      {totals && <SummaryList rows={rows(totals)} />}
      <p className={styles.terms}>{useDeliveryTerms()}</p>
      <div className={styles.pay}>
        <PayButton />
      </div>
      <p className={styles.secure}>
        {intl.formatMessage({
          id: totals?.grand_total === 0 ? 'checkout.free' : 'checkout.payHint',
        })}
      </p>
    </Card>
  );
}

function SummaryLine({ line }: { line: CartLineView }) {
  const language = useLanguage();
  const plan = usePlanTexts();
  return (
    <li className={styles.line}>
      <ListPicture image={line.image} />
      <div>
        <div className={styles.nameRow}>
          <p className={styles.name}>{pickText(line.package, 'name', language)}</p>
          <bdi className={styles.amount}>{formatMoney(line.total, language)}</bdi>
        </div>
        <p className={styles.more}>{pickText(line.variant, 'name', language)}</p>
        <p className={styles.more}>{plan.quantity(line.quantity)}</p>
        <p className={styles.more}>{plan.portionsADay(line)}</p>
        {line.daily_nutrition && (
          <p className={styles.more}>{plan.nutrition(line.daily_nutrition)}</p>
        )}
        <p className={styles.more}>{plan.dates(line)}</p>
      </div>
    </li>
  );
}
