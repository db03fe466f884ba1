import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { OrderItem } from '../../../api/subscriptions.ts';
import { pickText } from '../../../contract/languages.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { CalendarIcon } from '../../../ui/icons.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import { Price } from '../../../ui/Price.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/SummaryList.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './OrderPlan.module.css';

interface OrderPlanProps {
  item: OrderItem;
  orderId: number;
}

/** One plan of an order, with everything that was agreed. */
export function OrderPlan({ item, orderId }: OrderPlanProps) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId} padding="l">
      <div className={styles.head}>
        <PictureFrame
          className={styles.picture}
          src={item.image}
          alt=""
          width={320}
          height={240}
          shape="leaf"
        />
        <div className={styles.names}>
          <h2 id={titleId} className={styles.name}>
            {pickText(item.product, 'name', language)}
          </h2>
          <p className={styles.variant}>{pickText(item.variant, 'name', language)}</p>
          <Price size="l" value={formatMoney(item.total, language)} />
        </div>
      </div>
      <SummaryList layout="compact" rows={usePlanRows(item)} />
      <HealthAnswers item={item} />
      <Link
        to={paths.orderMealDetails(orderId)}
        className={buttonClass({ variant: 'secondary', block: true })}
      >
        <CalendarIcon size={20} />
        {intl.formatMessage({ id: 'orders.detail.meals' })}
      </Link>
    </Card>
  );
}

function usePlanRows(item: OrderItem): SummaryRow[] {
  const intl = useIntl();
  const language = useLanguage();
  const plan = usePlanTexts();
  const row = (key: string, value: string): SummaryRow => ({
    key,
    label: intl.formatMessage({ id: `plan.label.${key}` }),
    value,
  });
  return [
    row('mealsADay', plan.portions(item)),
    ...(item.daily_nutrition ? [row('nutrition', plan.nutrition(item.daily_nutrition))] : []),
    row('days', plan.days(item.days)),
    ...(isDelivered(item)
      ? [row('startDate', plan.day(item.start_date)), row('endDate', plan.day(item.end_date))]
      : [row('endDate', intl.formatMessage({ id: 'stopPlan.neverBegan' }))]),
    row('deliveryDays', plan.deliveryDays(item.delivery_days)),
    row('deliverySlot', plan.slot(item.delivery_time_slot)),
    row('price', formatMoney(item.price, language)),
    row('quantity', String(item.quantity)),
    row('mealsBy', intl.formatMessage({ id: `plan.mealsBy.${mealsBy(item)}` })),
  ];
}

/** One that was stopped before it began is delivered on no day. */
const isDelivered = ({ stop, schedule }: OrderItem) =>
  !stop || schedule.some(({ status }) => status !== 'cancelled');

const hasOwnChoice = ({ dishes }: OrderItem['schedule'][number]) =>
  dishes.some(({ selected_by }) => selected_by === 'customer');

/** `both` where the dietitian selects only what the customer left open. */
const mealsBy = ({ meals_selected_by, schedule }: OrderItem) =>
  meals_selected_by === 'dietitian' && schedule.some(hasOwnChoice) ? 'both' : meals_selected_by;

/** The customer's answers to the health questions of this plan. */
function HealthAnswers({ item }: { item: OrderItem }) {
  const intl = useIntl();
  const language = useLanguage();
  const text = (id: string) => intl.formatMessage({ id });
  const none = text('orders.none');
  const written = (key: string, value: string | null): SummaryRow => ({
    key,
    label: text(`orders.label.${key}`),
    value: value ? <span dir="auto">{value}</span> : none,
  });
  const allergies = item.dislikes_and_allergies;
  return (
    <div className={styles.health}>
      <h3 className={styles.healthTitle}>{text('orders.detail.health')}</h3>
      <SummaryList
        layout="compact"
        rows={[
          {
            key: 'allergies',
            label: text('orders.label.allergies'),
            value:
              allergies.length === 0 ? (
                none
              ) : (
                <span className={styles.tags}>
                  {allergies.map((allergy) => (
                    <Tag key={allergy.name_en}>{pickText(allergy, 'name', language)}</Tag>
                  ))}
                </span>
              ),
          },
          written('others', item.other_dislikes_and_allergies),
          written('medical', item.medical_condition),
        ]}
      />
    </div>
  );
}
