import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { ReportLink } from '../../components/ReportLink.tsx';
import { useFailureText } from '../../forms/useFailureText.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageSection } from '../../ui/Layout.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { SkeletonText } from '../../ui/Skeleton.tsx';
import { useShopFacts } from '../home/useShopFacts.ts';
import { homeRetryPressed, selectHome } from '../home/homeSlice.ts';
import styles from './ContactPage.module.css';
import { ContactDetails } from './components/ContactDetails.tsx';
import { ContactMessage } from './components/ContactMessage.tsx';

export function ContactPage() {
  const intl = useIntl();
  const facts = useShopFacts();
  const text = (id: string) => intl.formatMessage({ id }, facts);
  return (
    <>
      <PageSection
        headingLevel={1}
        title={text('contactPage.title')}
        intro={text('contactPage.intro')}
      >
        <div className={styles.columns}>
          <ContactMessage />
          <div className={styles.beside}>
            <Card variant="leaf" padding="l" className={styles.details}>
              <h2>{text('contactPage.details')}</h2>
              <ContactPanel />
            </Card>
            <ReportLink />
            <PictureFrame
              src="/images/gallery/kitchen.svg"
              alt={text('about.kitchenPicture')}
              width={800}
              height={600}
              shape="leaf"
            />
          </div>
        </div>
      </PageSection>
      <PageSection id="faqs" tone="tint" width="reading" title={text('contactPage.faqs')}>
        <Faqs />
      </PageSection>
    </>
  );
}

/** The contact details with their loading and failure states, which the footer does not show. */
function ContactPanel() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const textOf = useFailureText();
  const { status, failure } = useSelector(selectHome);
  if (status === 'loaded') return <ContactDetails />;
  if (failure === null) return <SkeletonText lines={6} />;
  return (
    <ErrorState
      headingLevel={3}
      title={intl.formatMessage({ id: 'contactPage.failed' })}
      retryLabel={intl.formatMessage({ id: 'common.retry' })}
      onRetry={() => dispatch(homeRetryPressed())}
    >
      {textOf(failure)}
    </ErrorState>
  );
}

const QUESTIONS = [
  'start',
  'time',
  'delivery',
  'allergies',
  'choose',
  'freeze',
  'change',
  'dietitian',
] as const;

function Faqs() {
  const facts = useShopFacts();
  return (
    <div className={styles.faqs}>
      {QUESTIONS.map((question) => (
        <details key={question} className={styles.faq}>
          <summary className={styles.question}>
            <FormattedMessage id={`faq.${question}.question`} />
          </summary>
          <p className={styles.answer}>
            <FormattedMessage id={`faq.${question}.answer`} values={facts} />
          </p>
        </details>
      ))}
    </div>
  );
}
