import { useIntl } from 'react-intl';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import styles from './PlanFreeze.module.css';

/** Links to the refund terms and to the contact page. */
export function StopTerms() {
  const intl = useIntl();
  return (
    <p className={styles.links}>
      <Link to={`${paths.terms()}#refunds`}>
        {intl.formatMessage({ id: 'stopPlan.readTerms' })}
      </Link>
      <Link to={paths.contactUs()}>{intl.formatMessage({ id: 'stopPlan.contact' })}</Link>
    </p>
  );
}
