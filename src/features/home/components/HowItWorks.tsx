import { useIntl } from 'react-intl';
import { PageSection } from '../../../ui/Layout.tsx';
import styles from './HowItWorks.module.css';

const STEPS = [1, 2, 3, 4] as const;

export function HowItWorks() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'home.how.title' });
  return (
    <PageSection id="how-it-works" tone="tint" title={title}>
      <ol className={styles.steps} aria-label={title}>
        {STEPS.map((step) => (
          <li key={step} className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {step}
            </span>
            <h3>{intl.formatMessage({ id: `home.how.${step}.title` })}</h3>
            <p>{intl.formatMessage({ id: `home.how.${step}.text` })}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
