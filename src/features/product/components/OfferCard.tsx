import { useIntl } from 'react-intl';
import type { PackageCategory } from '../../../api/packages.ts';
import { formatDay, formatMoney } from '../../../i18n/formats.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Price } from '../../../ui/Price.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import type { Choices } from '../choices.ts';
import { variantOf } from '../plans.ts';
import type { Offer } from '../productSelectors.ts';
import { AddingFailure } from './AddingFailure.tsx';
import styles from './OfferCard.module.css';
import { SubscribeButton } from './SubscribeButton.tsx';

interface OfferCardProps {
  category: PackageCategory;
  choices: Choices;
  offer: Offer;
}

/** Everything that was chosen and what it costs, before anything is added to the cart. */
export function OfferCard({ category, choices, offer }: OfferCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const rows = useOfferRows({ category, choices, offer });
  return (
    <Card as="section" variant="leaf" padding="m" labelledBy="offer">
      <Stack gap="s">
        <h2 id="offer" className={styles.title}>
          {intl.formatMessage({ id: 'product.summary' })}
        </h2>
        <SummaryList rows={rows} />
        {offer.closedDays.length > 0 && (
          <p className={styles.note}>
            {intl.formatMessage(
              { id: 'product.closedDays' },
              {
                count: offer.closedDays.length,
                names: intl.formatList(
                  offer.closedDays.map(
                    (day) =>
                      `${pickText(day, 'name', language)} (${formatDay(day.date, language, SHORT)})`,
                  ),
                ),
              },
            )}
          </p>
        )}
        <div className={styles.price} role="status">
          <Price size="xl" value={formatMoney(offer.price, language)} />
          <span className={styles.perDay}>
            {intl.formatMessage(
              { id: 'product.perDay' },
              { price: <bdi key="price">{formatMoney(offer.pricePerDay, language)}</bdi> },
            )}
          </span>
        </div>
        <AddingFailure />
        <div className={styles.action}>
          <SubscribeButton />
        </div>
        <p className={styles.next}>{intl.formatMessage({ id: 'product.next' })}</p>
      </Stack>
    </Card>
  );
}

const SHORT = { day: 'numeric', month: 'short' } as const;

function useOfferRows({ category, choices, offer }: OfferCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const plan = usePlanTexts();
  const variant = variantOf(category, choices);
  const slot = category.delivery_time_slots.find(({ id }) => id === choices.slotId);
  const row = (label: string, value: string) => ({
    key: label,
    label: intl.formatMessage({ id: label }),
    value,
  });
  return [
    row('field.variant_id', variant ? pickText(variant, 'name', language) : ''),
    row('plan.label.mealsADay', plan.portions(choices)),
    row('plan.label.days', plan.days(choices.days)),
    row('plan.label.deliveryDays', plan.deliveryDays(choices.delivery)),
    row('plan.label.deliverySlot', slot ? plan.slot(slot) : ''),
    row('plan.label.startDate', plan.day(choices.startDate)),
    row('plan.label.endDate', plan.day(offer.endDate)),
  ];
}
