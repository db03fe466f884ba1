import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Address } from '../../../api/customers.ts';
import { AddressText, useAddressName } from '../../../components/address/AddressText.tsx';
import { dayOfWeekday } from '../../../contract/kuwaitTime.ts';
import { deliveriesIn } from '../../../contract/planDelivery.ts';
import { FormRadioCards, FormSelectField } from '../../../forms/ChoiceFields.tsx';
import { draftNames } from '../../../forms/draftNames.ts';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { useFormField } from '../../../forms/useFormField.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { formatDay, formatList } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { PlusIcon } from '../../../ui/actionIcons.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ChipGroup } from '../../../ui/ChipGroup.tsx';
import { useDraft } from '../../drafts/useDraft.ts';
import { deliverySubmitted, stopAskingDelivery } from '../planEvents.ts';
import {
  deliverySchema,
  KEEP,
  noChange,
  spanOf,
  toChange,
  type DeliveryValues,
} from './deliveryForm.ts';
import { common, previewDelivery, weekdaysFrom, type DeliveryOrder } from './deliveryView.ts';
import { selectDelivery } from '../ordersSelectors.ts';
import { addressOfDay, slotOfDay, type Plan, type PlanDay } from '../plan/planView.ts';
import styles from './DeliveryDialog.module.css';

interface DeliveryFormProps {
  plan: Plan;
  order: DeliveryOrder;
  /** The first day of the change. */
  day: PlanDay;
  addresses: readonly Address[];
  onAdd: () => void;
}

export function DeliveryForm({ plan, order, day, addresses, onAdd }: DeliveryFormProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const question = useSelector(selectDelivery);
  const dayId = day.id ?? 0;
  const draft = useDraft(draftNames.delivery(dayId));
  const isSending = question?.status === 'sending';
  const ref = { orderId: order.id, itemId: plan.item.id };
  return (
    <Form
      label={intl.formatMessage({ id: 'deliveryChange.title' })}
      initialValues={noChange}
      schema={deliverySchema}
      draft={draft}
      failure={question?.failure}
      loading={isSending}
      onSubmit={(values) =>
        dispatch(deliverySubmitted({ dayId, plan: ref, change: toChange(values, day.date) }))
      }
    >
      <div className={styles.addresses}>
        <Addresses {...{ plan, order, day, addresses }} />
        <Button
          variant="ghost"
          size="s"
          iconStart={<PlusIcon size={18} />}
          disabled={isSending}
          onClick={onAdd}
        >
          {intl.formatMessage({ id: 'address.add' })}
        </Button>
      </div>
      <Slots {...{ plan, order, day }} />
      <Span day={day} />
      <Weekdays plan={plan} from={day.date} />
      <Preview plan={plan} from={day.date} />
      <div className={styles.actions}>
        <Button
          variant="secondary"
          disabled={isSending}
          onClick={() => dispatch(stopAskingDelivery())}
        >
          {intl.formatMessage({ id: 'common.cancel' })}
        </Button>
        <SubmitButton>{intl.formatMessage({ id: 'deliveryChange.submit' })}</SubmitButton>
      </div>
    </Form>
  );
}

type PlanFromDay = Pick<DeliveryFormProps, 'plan' | 'order' | 'day'>;

const deliveriesFrom = ({ plan: { days }, day: { date: from } }: PlanFromDay) =>
  deliveriesIn({ from, until: null, weekdays: null }, days);

/** Where it goes now, and the saved addresses beside that. */
function Addresses({ addresses, ...from }: Omit<DeliveryFormProps, 'onAdd'>) {
  const intl = useIntl();
  const nameOf = useAddressName();
  const now = common(deliveriesFrom(from).map((day) => addressOfDay(day, from.order)));
  const others = addresses.filter(({ id }) => id !== now?.id);
  const keep = {
    value: KEEP,
    title: intl.formatMessage({ id: 'deliveryChange.keep' }),
    description: now ? (
      <span dir="auto">{nameOf(now)}</span>
    ) : (
      intl.formatMessage({ id: 'deliveryChange.keepEach' })
    ),
  };
  return (
    <FormRadioCards
      name="address_id"
      options={[
        keep,
        ...others.map((address) => ({
          value: String(address.id),
          title: <span dir="auto">{nameOf(address)}</span>,
          description: <AddressText address={address} />,
        })),
      ]}
    />
  );
}

function Slots(from: PlanFromDay) {
  const intl = useIntl();
  const texts = usePlanTexts();
  const { plan, order } = from;
  const slots = order.delivery_time_slots ?? [];
  const now = common(deliveriesFrom(from).map((day) => slotOfDay(day, plan.item).id));
  const known = slots.find(({ id }) => id === now);
  const keep = known
    ? intl.formatMessage({ id: 'deliveryChange.keepSlot' }, { slot: texts.slot(known) })
    : intl.formatMessage({ id: 'deliveryChange.keep' });
  return (
    <FormSelectField
      name="delivery_time_slot_id"
      options={[
        { value: KEEP, label: keep },
        ...slots
          .filter(({ id }) => id !== now)
          .map((slot) => ({ value: String(slot.id), label: texts.slot(slot) })),
      ]}
    />
  );
}

function Span({ day: { date } }: Pick<DeliveryFormProps, 'day'>) {
  const intl = useIntl();
  const language = useLanguage();
  const words = formatLongDay(date, language);
  const option = (value: DeliveryValues['span']) => ({
    value,
    title: intl.formatMessage({ id: `deliveryChange.span.${value}` }, { date: words }),
  });
  return (
    <FormRadioCards
      name="span"
      options={[option('day'), option('from'), option('weekdays')]}
      columns={3}
    />
  );
}

interface FromProps extends Pick<DeliveryFormProps, 'plan'> {
  from: string;
}

function Weekdays({ plan, from }: FromProps) {
  const language = useLanguage();
  const { values } = useFormikContext<DeliveryValues>();
  const { field, helpers } = useFormField<string[]>({ name: 'weekdays' });
  const { value, onChange: _onChange, onBlur: _onBlur, ...rest } = field;
  if (values.span !== 'weekdays') return null;
  return (
    <ChipGroup
      {...rest}
      values={value}
      options={weekdaysFrom(plan, from).map((weekday) => ({
        value: String(weekday),
        label: formatDay(dayOfWeekday(weekday), language, { weekday: 'long' }),
      }))}
      onChange={(chosen) => void helpers.setValue(chosen)}
    />
  );
}

/** How many deliveries change, and which stay; read out as it changes. */
function Preview({ plan, from }: FromProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { values } = useFormikContext<DeliveryValues>();
  const { changing, closed } = previewDelivery(plan, spanOf(values, from));
  const words = (day: PlanDay) => formatLongDay(day.date, language);
  const [first] = changing;
  const last = changing.at(-1);
  return (
    <div
      className={styles.preview}
      role="status"
      aria-label={intl.formatMessage({ id: 'deliveryChange.preview' })}
    >
      {first && last ? (
        <strong>
          {intl.formatMessage(
            { id: 'deliveryChange.changes' },
            { count: changing.length, first: words(first), last: words(last) },
          )}
        </strong>
      ) : (
        <span>{intl.formatMessage({ id: 'deliveryChange.choose' })}</span>
      )}
      {first && values.span !== 'day' && (
        <span>{intl.formatMessage({ id: 'deliveryChange.added' })}</span>
      )}
      {closed.length > 0 && (
        <span>
          {intl.formatMessage(
            { id: 'deliveryChange.closed' },
            { count: closed.length, dates: formatList(closed.map(words), language) },
          )}
        </span>
      )}
    </div>
  );
}
