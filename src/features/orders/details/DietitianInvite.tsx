import { useIntl } from 'react-intl';
import type { Order } from '../../../api/subscriptions.ts';
import { DIETITIAN_AFTER_DAYS } from '../../../contract/policies.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';

/** Some days into a plan: the way to an appointment. */
export function DietitianInvite({ order }: { order: Pick<Order, 'dietitian_due'> }) {
  const intl = useIntl();
  if (!order.dietitian_due) return null;
  const dietitianDays = intl.formatMessage({ id: 'plan.days' }, { count: DIETITIAN_AFTER_DAYS });
  return (
    <Alert
      tone="info"
      title={intl.formatMessage({ id: 'myPlan.dietitian.title' })}
      action={
        <Link
          to={paths.dietitianAppointment()}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {intl.formatMessage({ id: 'shell.bookAppointment' })}
        </Link>
      }
    >
      {intl.formatMessage({ id: 'myPlan.dietitian.text' }, { dietitianDays })}
    </Alert>
  );
}
