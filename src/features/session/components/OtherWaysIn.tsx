import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import styles from './OtherWaysIn.module.css';

/** For who has no account yet; both ways keep where the customer was heading. */
export function OtherWaysIn({ redirect }: { redirect: string | undefined }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <section className={styles.ways} aria-label={text('login.new')}>
      <p className={styles.question}>{text('login.new')}</p>
      <Link
        className={buttonClass({ variant: 'secondary', block: true })}
        to={paths.register(redirect)}
      >
        {text('login.create')}
      </Link>
      <p className={styles.quick}>{text('login.quickText')}</p>
      <Link
        className={buttonClass({ variant: 'ghost', block: true })}
        to={paths.quickSignUp(redirect)}
      >
        {text('login.quick')}
      </Link>
    </section>
  );
}
