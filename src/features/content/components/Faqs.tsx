import { FormattedMessage } from 'react-intl';
import styles from './Faqs.module.css';

const QUESTIONS = [
  'start',
  'time',
  'allergies',
  'choose',
  'freeze',
  'change',
  'dietitian',
] as const;

export function Faqs() {
  return (
    <div className={styles.faqs}>
      {QUESTIONS.map((question) => (
        <details key={question} className={styles.faq}>
          <summary className={styles.question}>
            <FormattedMessage id={`faq.${question}.question`} />
          </summary>
          <p className={styles.answer}>
            <FormattedMessage id={`faq.${question}.answer`} />
          </p>
        </details>
      ))}
    </div>
  );
}
