import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../ui/Card.tsx';
import { CalendarIcon, FlameIcon, LeafIcon } from '../../../ui/icons.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import styles from '../RegisterPage.module.css';

const BENEFITS = [
  { id: 'register.benefit1', Icon: FlameIcon },
  { id: 'register.benefit2', Icon: LeafIcon },
  { id: 'register.benefit3', Icon: CalendarIcon },
] as const;

export function RegisterBenefits() {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Card as="section" variant="brand" padding="none" labelledBy={headingId}>
      <PictureFrame src="/images/gallery/delivery.svg" alt="" width={800} height={600} />
      <div className={styles.benefitsText}>
        <h2 id={headingId} className={styles.benefitsTitle}>
          {intl.formatMessage({ id: 'register.benefitsTitle' })}
        </h2>
        <ul className={styles.benefits}>
          {BENEFITS.map(({ id, Icon }) => (
            <li key={id} className={styles.benefit}>
              <Icon size={22} />
              <span>{intl.formatMessage({ id })}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
