import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import {
  CalendarIcon,
  CheckIcon,
  ClockIcon,
  MapPinIcon,
  type IconProps,
} from '../../../ui/icons.tsx';
import { PageSection } from '../../../ui/Layout.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import styles from './DeliveryFacts.module.css';

const FACTS: readonly { key: string; icon: ComponentType<IconProps> }[] = [
  { key: 'hours', icon: ClockIcon },
  { key: 'days', icon: CalendarIcon },
  { key: 'start', icon: CheckIcon },
  { key: 'freeze', icon: CalendarIcon },
  { key: 'area', icon: MapPinIcon },
];

export function DeliveryFacts() {
  const intl = useIntl();
  const text = (key: string) => intl.formatMessage({ id: `home.delivery.${key}` });
  return (
    <PageSection tone="tint">
      <div className={styles.columns}>
        <PictureFrame
          src="/images/gallery/delivery.svg"
          alt={text('picture')}
          width={800}
          height={600}
          shape="leaf"
        />
        <div className={styles.text}>
          <h2>{text('title')}</h2>
          <ul className={styles.facts}>
            {FACTS.map(({ key, icon: Icon }) => (
              <li key={key}>
                <Icon size={22} />
                {text(key)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </PageSection>
  );
}
