import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../ui/Card.tsx';
import { FlameIcon, LeafIcon, LockIcon, WarningIcon, type IconProps } from '../../../ui/icons.tsx';
import { PageSection } from '../../../ui/Layout.tsx';
import styles from './WhyUs.module.css';

const REASONS: readonly { key: string; icon: ComponentType<IconProps> }[] = [
  { key: 'dishes', icon: LeafIcon },
  { key: 'numbers', icon: FlameIcon },
  { key: 'care', icon: WarningIcon },
  { key: 'pay', icon: LockIcon },
];

export function WhyUs() {
  const intl = useIntl();
  return (
    <PageSection title={intl.formatMessage({ id: 'home.why.title' })}>
      <ul className={styles.reasons}>
        {REASONS.map(({ key, icon: Icon }) => (
          <Card key={key} as="li" className={styles.reason}>
            <span className={styles.icon}>
              <Icon size={24} />
            </span>
            <h3>{intl.formatMessage({ id: `home.why.${key}.title` })}</h3>
            <p>{intl.formatMessage({ id: `home.why.${key}.text` })}</p>
          </Card>
        ))}
      </ul>
    </PageSection>
  );
}
