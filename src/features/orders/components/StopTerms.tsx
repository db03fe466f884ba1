import { useIntl } from 'react-intl';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import styles from './PlanFreeze.module.css';

/** Where the terms say when money goes back, and who can be asked. */
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
