import { useEffect, useId } from 'react';
import { useIntl } from 'react-intl';
import type { KeptDay } from '../api/keptDays.ts';
import { DayTotal } from '../components/DayTotal.tsx';
import { DishRow } from '../components/DishRow.tsx';
import { pickText } from '../contract/languages.ts';
import { formatLongDay } from '../i18n/formatLongDay.ts';
import { formatInstant, formatTime } from '../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { ClockIcon, WarningIcon } from '../ui/icons.tsx';
import { Container } from '../ui/Layout.tsx';
import styles from './OfflinePage.module.css';
import type { KeptVisit, NearDeliveries } from './keptVisit.ts';

interface OfflinePageProps extends Pick<KeptVisit, 'near' | 'savedAt'> {
  /** The device has a network: it is the shop that does not answer. */
  isConnected: boolean;
  logo: string;
  onRetry: () => void;
}

export function OfflinePage({ near, savedAt, isConnected, logo, onRetry }: OfflinePageProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  const title = text(isConnected ? 'offline.unreachable' : 'offline.title');
  const frame = intl.formatMessage({ id: 'title.frame' }, { page: title });
  useEffect(() => {
    document.title = frame;
  }, [frame]);
  return (
    <>
      <header className={styles.header}>
        <img className={styles.logo} src={logo} alt={text('brand.name')} width={140} height={40} />
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

/** What comes today, or tomorrow. */
function NearMeals({ when, date, days }: NearDeliveries) {
  const intl = useIntl();
  const language = useLanguage();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.day}>
      <h3 id={titleId} className={styles.dayTitle}>
        <span className={styles.when}>{intl.formatMessage({ id: `myPlan.when.${when}` })}</span>{' '}
        {formatLongDay(date, language)}
      </h3>
      {days.length === 0 && (
        <p className={styles.soft}>{intl.formatMessage({ id: 'offline.noDelivery' })}</p>
      )}
      {days.map((day, index) => (
        <Delivery key={index} day={day} />
      ))}
    </section>
  );
}

function Delivery({ day: { product, slot, dishes } }: { day: KeptDay }) {
  const intl = useIntl();
  const language = useLanguage();
  const time = intl.formatMessage(
    { id: 'plan.slot' },
    { from: formatTime(slot.from, language), to: formatTime(slot.to, language) },
  );
  return (
    <>
      <p className={styles.plan}>
        <span className={styles.name}>{pickText(product, 'name', language)}</span>{' '}
        <span className={styles.slot}>
          <ClockIcon size={18} />
          <bdi>{time}</bdi>
        </span>
      </p>
      {dishes.length === 0 ? (
        <p className={styles.soft}>{intl.formatMessage({ id: 'orders.meals.noDishes' })}</p>
      ) : (
        <ul className={styles.dishes}>
          {dishes.map((dish, index) => (
            <DishRow key={index} dish={dish} />
          ))}
        </ul>
      )}
      <DayTotal dishes={dishes} />
    </>
  );
}
