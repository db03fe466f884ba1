import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { PageSection } from '../../../ui/Layout.tsx';
import styles from './ClosingCall.module.css';

export function ClosingCall() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <PageSection className={styles.section}>
      <Card variant="brand" padding="l" className={styles.call}>
        <div className={styles.text}>
          <h2>{text('home.close.title')}</h2>
          <p>{text('home.close.text')}</p>
        </div>
        <Link className={buttonClass({ variant: 'accent', size: 'l' })} to={paths.packages()}>
          {text('home.hero.choose')}
        </Link>
      </Card>
    </PageSection>
  );
}
