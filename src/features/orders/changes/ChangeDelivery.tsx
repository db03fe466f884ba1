import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { EditIcon } from '../../../ui/actionIcons.tsx';
import { Button } from '../../../ui/Button.tsx';
import { deliveryAsked } from '../planEvents.ts';
import { isDeliveryOpen, type DeliveryOrder } from './deliveryView.ts';
import type { PlanDay } from '../plan/planView.ts';

interface ChangeDeliveryProps {
  day: PlanDay;
  order: DeliveryOrder;
}

/** The way to another address or time; nothing where the day is closed, or the server does not offer it. */
export function ChangeDelivery({ day, order }: ChangeDeliveryProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const { id, date } = day;
  if (id === null || !isDeliveryOpen(day, order)) return null;
  return (
    <Button
      variant="ghost"
      size="s"
      iconStart={<EditIcon size={18} />}
      aria-label={intl.formatMessage(
        { id: 'deliveryChange.actionOf' },
        { date: formatLongDay(date, language) },
      )}
      onClick={() => dispatch(deliveryAsked({ dayId: id }))}
    >
      {intl.formatMessage({ id: 'deliveryChange.action' })}
    </Button>
  );
}
