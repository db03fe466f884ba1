import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';

export function OrderLink({ subscriptionId }: { subscriptionId: number }) {
  const intl = useIntl();
  return (
    <Link
      to={paths.orderDetails(subscriptionId)}
      className={buttonClass({ variant: 'secondary', size: 'l' })}
    >
      {intl.formatMessage({ id: 'payment.seeOrder' })}
    </Link>
  );
}
