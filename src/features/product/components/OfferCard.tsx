import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { PackageCategory } from '../../../api/packages.ts';
import { formatDay, formatMoney, formatTime } from '../../../i18n/formats.ts';
import { pickText } from '../../../i18n/pickText.ts';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Price } from '../../../ui/Price.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { selectLanguage } from '../../language/languageSlice.ts';
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
  const language = useSelector(selectLanguage);
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
  const language = useSelector(selectLanguage);
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id }, values);
  const variant = variantOf(category, choices);
  const slot = category.delivery_time_slots.find(({ id }) => id === choices.slotId);
  const aDay = [
    choices.meals > 0 && say('plan.mealsADay', { count: choices.meals }),
    choices.snacks > 0 && say('plan.snacksADay', { count: choices.snacks }),
  ].filter((part) => part !== false);
  return [
    ['variant', 'plan.label.variant', variant ? pickText(variant, 'name', language) : ''],
    ['aDay', 'plan.label.mealsADay', intl.formatList(aDay)],
    ['days', 'plan.label.days', say('plan.days', { count: choices.days })],
    ['delivery', 'plan.label.deliveryDays', say(`plan.delivery.${choices.delivery}`)],
    [
      'slot',
      'plan.label.deliverySlot',
      slot
        ? say('plan.slot', {
            from: formatTime(slot.from, language),
            to: formatTime(slot.to, language),
          })
        : '',
    ],
    ['start', 'plan.label.startDate', formatDay(choices.startDate, language)],
    ['end', 'plan.label.endDate', formatDay(offer.endDate, language)],
  ].map(([key = '', label = '', value = '']) => ({ key, label: say(label), value }));
}
