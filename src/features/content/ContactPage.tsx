import { useIntl } from 'react-intl';
import { Card } from '../../ui/Card.tsx';
import { PageSection } from '../../ui/Layout.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import styles from './ContactPage.module.css';
import { ContactMessage } from './components/ContactMessage.tsx';
import { ContactPanel } from './components/ContactPanel.tsx';
import { Faqs } from './components/Faqs.tsx';

export function ContactPage() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
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
