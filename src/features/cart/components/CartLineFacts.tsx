import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { CalendarIcon, ClockIcon, FlameIcon } from '../../../ui/icons.tsx';
import type { CartLineView } from '../cartSelectors.ts';
import styles from './CartLine.module.css';

export function CartLineFacts({ line }: { line: CartLineView }) {
  const plan = usePlanTexts();
  return (
    <dl className={styles.facts}>
      <Fact icon={<FlameIcon size={20} />} label="plan.label.mealsADay">
        {plan.portions(line)}
      </Fact>
      <Fact icon={<CalendarIcon size={20} />} label="plan.label.days">
        {plan.days(line.days)}
        <span className={styles.more}>{plan.dates(line)}</span>
      </Fact>
      <Fact icon={<ClockIcon size={20} />} label="plan.label.deliveryDays">
        {plan.deliveryDays(line.delivery_preference)}
        <span className={styles.more}>{plan.slot(line.delivery_time_slot)}</span>
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: ReactNode;
  /** A translation key. */
  label: string;
  children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  const intl = useIntl();
  return (
    <div className={styles.fact}>
      <dt className={styles.factLabel}>
        {icon}
        {intl.formatMessage({ id: label })}
      </dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}
