import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import type { IconProps } from '../../ui/Glyph.tsx';
import {
  CalendarIcon,
  CartIcon,
  CheckIcon,
  ClockIcon,
  FlameIcon,
  LeafIcon,
  LockIcon,
  MapPinIcon,
  WarningIcon,
} from '../../ui/icons.tsx';
import { PageSection } from '../../ui/Layout.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { Hero } from './components/Hero.tsx';
import { Packages } from './components/Packages.tsx';
import { useShopFacts } from './useShopFacts.ts';
import styles from './HomePage.module.css';

type Icon = ComponentType<IconProps>;

export function HomePage() {
  return (
    <>
      <Hero />
      <Packages />
      <HowItWorks />
      <WhyUs />
      <DeliveryFacts />
      <ClosingCall />
    </>
  );
}

const STEPS = [1, 2, 3, 4] as const;

function HowItWorks() {
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

const REASONS: readonly { key: string; icon: Icon }[] = [
  { key: 'dishes', icon: LeafIcon },
  { key: 'numbers', icon: FlameIcon },
  { key: 'care', icon: WarningIcon },
  { key: 'pay', icon: LockIcon },
];

function WhyUs() {
  const intl = useIntl();
  return (
    <PageSection title={intl.formatMessage({ id: 'home.why.title' })}>
      <ul className={styles.reasons}>
        {REASONS.map(({ key, icon: ReasonIcon }) => (
          <Card key={key} as="li" className={styles.reason}>
            <span className={styles.reasonIcon}>
              <ReasonIcon size={24} />
            </span>
            <h3>{intl.formatMessage({ id: `home.why.${key}.title` })}</h3>
            <p>{intl.formatMessage({ id: `home.why.${key}.text` })}</p>
          </Card>
        ))}
      </ul>
    </PageSection>
  );
}

const FACTS: readonly { key: string; icon: Icon }[] = [
  { key: 'hours', icon: ClockIcon },
  { key: 'days', icon: CalendarIcon },
  { key: 'start', icon: CheckIcon },
  { key: 'freeze', icon: CalendarIcon },
  { key: 'area', icon: MapPinIcon },
  { key: 'fee', icon: CartIcon },
];

function DeliveryFacts() {
  const intl = useIntl();
  const facts = useShopFacts();
  const text = (key: string) => intl.formatMessage({ id: `home.delivery.${key}` }, facts);
  return (
    <PageSection tone="tint">
      <div className={styles.delivery}>
        <PictureFrame
          src="/images/gallery/delivery.svg"
          alt={text('picture')}
          width={800}
          height={600}
          shape="leaf"
        />
        <div className={styles.deliveryText}>
          <h2>{text('title')}</h2>
          <ul className={styles.facts}>
            {FACTS.map(({ key, icon: FactIcon }) => (
              <li key={key}>
                <FactIcon size={22} />
                {text(key)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PageSection>
  );
}

function ClosingCall() {
  const intl = useIntl();
  const facts = useShopFacts();
  const text = (id: string) => intl.formatMessage({ id }, facts);
  return (
    <PageSection className={styles.closing}>
      <Card variant="brand" padding="l" className={styles.call}>
        <div className={styles.callText}>
          <h2>{text('home.close.title')}</h2>
          <p>{text('home.close.text')}</p>
        </div>
        <Link className={buttonClass({ size: 'l' })} to={paths.packages()}>
          {text('home.hero.choose')}
        </Link>
      </Card>
    </PageSection>
  );
}
