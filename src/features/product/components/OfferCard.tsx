import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { PackageCategory } from '../../../api/packages.ts';
import { FailureAlert } from '../../../components/FailureAlert.tsx';
import { deliveryFee } from '../../../contract/deliveryTerms.ts';
import { formatDay, formatList, formatMoney } from '../../../i18n/formats.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Price } from '../../../ui/Price.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import type { Choices } from '../choices.ts';
import { promiseOf, variantOf } from '../plans.ts';
import { selectDelivery } from '../../home/homeSlice.ts';
import { useDeliveryTerms } from '../../home/useShopFacts.ts';
import {
  selectAddToCart,
  selectLineToChange,
  subscribePressed,
  type Offer,
} from '../productSlice.ts';
import styles from './OfferCard.module.css';

interface OfferCardProps {
  category: PackageCategory;
  choices: Choices;
  offer: Offer;
}

/** The choices and their price, before anything is added to the cart. */
export function OfferCard({ category, choices, offer }: OfferCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const rows = useOfferRows({ category, choices, offer });
  const isChange = useSelector(selectLineToChange) !== null;
  return (
    <Card as="section" variant="leaf" padding="m" labelledBy="offer">
      <Stack gap="s">
        <h2 id="offer" className={styles.title}>
          {intl.formatMessage({ id: 'product.summary' })}
        </h2>
        <SummaryList rows={rows} />
        <ClosedDays offer={offer} />
        <div className={styles.price}>
          <Price size="xl" value={formatMoney(offer.price, language)} />
          <PricePerDay offer={offer} className={styles.perDay} />
        </div>
        <PriceStatus price={offer.price} />
        <p className={styles.next}>{useDeliveryTerms()}</p>
        <AddToCartFailure />
        <div className={styles.action}>
          <SubscribeButton />
        </div>
        <p className={styles.next}>
          {intl.formatMessage({ id: isChange ? 'product.change.text' : 'product.next' })}
        </p>
      </Stack>
    </Card>
  );
}

/** For those who cannot see the price change; silent until it does, so that a page begins with its title. */
function PriceStatus({ price }: { price: number }) {
  const language = useLanguage();
  const [first] = useState(price);
  const [hasChanged, setHasChanged] = useState(false);
  if (price !== first && !hasChanged) setHasChanged(true);
  return (
    <p role="status" className="visuallyHidden">
      {hasChanged && formatMoney(price, language)}
    </p>
  );
}

/** On a phone: price and button, within reach of the thumb. */
export function OfferBar({ offer }: { offer: Offer }) {
  const language = useLanguage();
  return (
    <ActionBar
      summary={
        <>
          <Price className={styles.barPrice} size="l" value={formatMoney(offer.price, language)} />
          <PricePerDay offer={offer} className={styles.barDetail} />
          <DeliveryOfOffer offer={offer} />
        </>
      }
    >
      <SubscribeButton />
    </ActionBar>
  );
}

/** What delivery adds to this plan alone; nothing while it is not known. */
function DeliveryOfOffer({ offer }: { offer: Offer }) {
  const intl = useIntl();
  const language = useLanguage();
  const terms = useSelector(selectDelivery);
  if (terms === null) return null;
  const fee = deliveryFee(offer.price, terms);
  return (
    <span className={styles.barDetail}>
      {fee === 0
        ? intl.formatMessage({ id: 'product.deliveryFree' })
        : intl.formatMessage(
            { id: 'product.deliveryFee' },
            { fee: <bdi key="fee">{formatMoney(fee, language)}</bdi> },
          )}
    </span>
  );
}

function SubscribeButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const addToCart = useSelector(selectAddToCart);
  const isChange = useSelector(selectLineToChange) !== null;
  return (
    <Button
      size="l"
      block
      loading={addToCart.status === 'sending'}
      onClick={() => dispatch(subscribePressed())}
    >
      {intl.formatMessage({ id: isChange ? 'plan.change' : 'product.subscribe' })}
    </Button>
  );
}

/** Why the choices could not be put into the cart; they stay as they are. */
function AddToCartFailure() {
  const addToCart = useSelector(selectAddToCart);
  return addToCart.failure && <FailureAlert failure={addToCart.failure} />;
}

interface PricePerDayProps {
  offer: Offer;
  className: string | undefined;
}

function PricePerDay({ offer, className }: PricePerDayProps) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <span className={className}>
      {intl.formatMessage(
        { id: 'product.perDay' },
        { price: <bdi key="price">{formatMoney(offer.pricePerDay, language)}</bdi> },
      )}
    </span>
  );
}

const SHORT = { day: 'numeric', month: 'short' } as const;

/** Days without delivery between the first and the last one. */
function ClosedDays({ offer: { closedDays } }: { offer: Offer }) {
  const intl = useIntl();
  const language = useLanguage();
  if (closedDays.length === 0) return null;
  const names = closedDays.map(
    (day) => `${pickText(day, 'name', language)} (${formatDay(day.date, language, SHORT)})`,
  );
  return (
    <p className={styles.note}>
      {intl.formatMessage(
        { id: 'product.closedDays' },
        { count: closedDays.length, names: formatList(names, language) },
      )}
    </p>
  );
}

function useOfferRows({ category, choices, offer }: OfferCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const plan = usePlanTexts();
  const variant = variantOf(category, choices);
  const promise = variant ? promiseOf(variant, choices) : null;
  const slot = category.delivery_time_slots.find(({ id }) => id === choices.slotId);
  const row = (label: string, value: string) => ({
    key: label,
    label: intl.formatMessage({ id: label }),
    value,
  });
  return [
    row('field.variant_id', variant ? pickText(variant, 'name', language) : ''),
    row('plan.label.mealsADay', plan.portions(choices)),
    ...(promise ? [row('plan.label.nutrition', plan.nutrition(promise))] : []),
    row('plan.label.days', plan.days(choices.days)),
    row('plan.label.deliveryDays', plan.deliveryDays(choices.delivery)),
    row('plan.label.deliverySlot', slot ? plan.slot(slot) : ''),
    row('plan.label.startDate', plan.day(choices.startDate)),
    row('plan.label.endDate', plan.day(offer.endDate)),
  ];
}
