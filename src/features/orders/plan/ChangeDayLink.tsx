import { useIntl } from 'react-intl';
import type { OrderItem } from '../../../api/subscriptions.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { EditIcon } from '../../../ui/actionIcons.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import type { PlanDay } from './planView.ts';

interface ChangeDayLinkProps {
  day: PlanDay;
  item: Pick<OrderItem, 'days_changeable'>;
  orderId: number;
}

/** Leads to the menu of a day that can still be changed; nothing where the server does not offer it. */
export function ChangeDayLink({ day: { id, date, state }, item, orderId }: ChangeDayLinkProps) {
  const intl = useIntl();
  const language = useLanguage();
  const isOpen = state === 'open' || state === 'planned';
  if (!isOpen || id === null || !item.days_changeable) return null;
  const day = formatLongDay(date, language);
  return (
    <Link
      to={paths.planDay(orderId, id)}
      className={buttonClass({ variant: 'secondary', size: 's' })}
      aria-label={intl.formatMessage({ id: 'myPlan.changeOf' }, { date: day })}
    >
      <EditIcon size={18} />
      {intl.formatMessage({ id: 'myPlan.change' })}
    </Link>
  );
}
