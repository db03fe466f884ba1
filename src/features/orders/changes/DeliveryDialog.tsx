import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { AddressEditor } from '../../../components/address/AddressEditor.tsx';
import { isFormOpen } from '../../../components/address/addressBookState.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SkeletonCard } from '../../../ui/Skeleton.tsx';
import { useAddressBook } from '../../addresses/useAddressBook.ts';
import { selectProfileLoad } from '../../profile/profileSlice.ts';
import { deliveryAsked, stopAskingDelivery } from '../planEvents.ts';
import type { DeliveryOrder } from './deliveryView.ts';
import { selectDelivery } from '../ordersSelectors.ts';
import type { Plan, PlanDay } from '../plan/planView.ts';
import { DeliveryForm } from './DeliveryForm.tsx';

interface DeliveryDialogProps {
  plan: Plan;
  order: DeliveryOrder;
}

/** Asks where and when a plan is delivered, and on which days. */
export function DeliveryDialog({ plan, order }: DeliveryDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const question = useSelector(selectDelivery);
  const day = plan.days.find(({ id }) => id !== null && id === question?.dayId);
  return (
    <Dialog
      open={day !== undefined}
      size="l"
      onOpenChange={() => dispatch(stopAskingDelivery())}
      title={intl.formatMessage({ id: 'deliveryChange.title' })}
      description={day && formatLongDay(day.date, language)}
      closeLabel={intl.formatMessage({ id: 'common.close' })}
      dismissible={question?.status !== 'sending'}
    >
      {day && <Question plan={plan} order={order} day={day} />}
    </Dialog>
  );
}

/** The choices stay while an address is added. */
function Question({ plan, order, day }: DeliveryDialogProps & { day: PlanDay }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { profile, status, failure } = useSelector(selectProfileLoad);
  const { book, events, draft } = useAddressBook();
  if (status === 'failed') {
    return (
      <LoadFailure
        title={intl.formatMessage({ id: 'deliveryChange.loadFailed' })}
        failure={failure}
        onRetry={() => day.id !== null && dispatch(deliveryAsked({ dayId: day.id }))}
      />
    );
  }
  if (profile === null || status === 'loading') return <SkeletonCard picture={false} lines={5} />;
  if (isFormOpen(book, false)) {
    const id = book.editor?.id ?? null;
    return (
      <AddressEditor
        key={id ?? 'new'}
        {...{ id, book, events, draft }}
        framed={false}
        isOnly={false}
      />
    );
  }
  return (
    <DeliveryForm
      {...{ plan, order, day }}
      addresses={book.addresses}
      onAdd={() => events.onOpen(null)}
    />
  );
}
