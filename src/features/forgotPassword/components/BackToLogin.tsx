import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import { safeRedirect } from '../../../routing/redirect.ts';
import { selectSearch } from '../../../routing/routerSlice.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { ArrowStartIcon } from '../../../ui/icons.tsx';

/** Keeps where the customer was heading. */
export function BackToLogin() {
  const intl = useIntl();
  const redirect = safeRedirect(useSelector(selectSearch)) ?? undefined;
  return (
    <Link to={paths.login(redirect)} className={buttonClass({ variant: 'ghost' })}>
      <ArrowStartIcon size={18} />
      {intl.formatMessage({ id: 'forgot.backToLogin' })}
    </Link>
  );
}
