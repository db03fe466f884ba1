import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { UserIcon } from '../../../ui/icons.tsx';

/** The address names a dietitian who does not receive any more. */
export function ChooseDietitian() {
  const intl = useIntl();
  return (
    <EmptyState
      illustration={<UserIcon size={44} />}
      title={intl.formatMessage({ id: 'booking.gone' })}
      action={
        <Link to={paths.dietitianAppointment()} className={buttonClass({ size: 'l' })}>
          {intl.formatMessage({ id: 'validation.dietitian' })}
        </Link>
      }
    />
  );
}
