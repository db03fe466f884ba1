import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import logoAr from '../../public/images/brand/logo-ar.svg';
import logoEn from '../../public/images/brand/logo-en.svg';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { WarningIcon } from '../ui/icons.tsx';
import { Container } from '../ui/Layout.tsx';
import { formatInstant } from '../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { NearMeals } from './NearMeals.tsx';
import styles from './OfflinePage.module.css';
import type { KeptVisit } from './keptVisit.ts';

const logos = { en: logoEn, ar: logoAr };

interface OfflinePageProps extends Pick<KeptVisit, 'near' | 'savedAt'> {
  /** The device has a network: it is the shop that does not answer. */
  isConnected: boolean;
  onRetry: () => void;
}

export function OfflinePage({ near, savedAt, isConnected, onRetry }: OfflinePageProps) {
  const intl = useIntl();
  const language = useLanguage();
  const text = (id: string) => intl.formatMessage({ id });
  const title = text(isConnected ? 'offline.unreachable' : 'offline.title');
  const frame = intl.formatMessage({ id: 'title.frame' }, { page: title });
  useEffect(() => {
    document.title = frame;
  }, [frame]);
  return (
    <>
      <header className={styles.header}>
        <img
          className={styles.logo}
          src={logos[language]}
          alt={text('brand.name')}
          width={140}
          height={40}
        />
      </header>
      <Container as="main" width="reading" className={styles.page}>
        <div className={styles.notice}>
          <span className={styles.icon} aria-hidden="true">
            <WarningIcon size={28} />
          </span>
          <div className={styles.head}>
            <h1 className={styles.title}>{title}</h1>
            <p>{text(isConnected ? 'offline.later' : 'offline.byItself')}</p>
          </div>
          <Button onClick={onRetry}>{text('common.retry')}</Button>
        </div>
        {savedAt === null ? (
          <p className={styles.soft}>{text('offline.nothing')}</p>
        ) : (
          <Meals near={near} savedAt={savedAt} />
        )}
      </Container>
    </>
  );
}

function Meals({ near, savedAt }: Pick<KeptVisit, 'near'> & { savedAt: string }) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId} padding="l" className={styles.meals}>
      <div>
        <h2 id={titleId} className={styles.mealsTitle}>
          {intl.formatMessage({ id: 'offline.meals' })}
        </h2>
        <p className={styles.soft}>
          {intl.formatMessage(
            { id: 'offline.saved' },
            { when: <bdi key="when">{formatInstant(savedAt, language)}</bdi> },
          )}
        </p>
      </div>
      {near.map((deliveries) => (
        <NearMeals key={deliveries.when} {...deliveries} />
      ))}
    </Card>
  );
}
