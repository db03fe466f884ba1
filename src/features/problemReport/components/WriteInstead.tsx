import { useIntl } from 'react-intl';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';

export function WriteInstead() {
  const intl = useIntl();
  return (
    <Link to={paths.contactUs()} className={buttonClass({ variant: 'secondary', size: 'l' })}>
      {intl.formatMessage({ id: 'problemReport.write' })}
    </Link>
  );
}
