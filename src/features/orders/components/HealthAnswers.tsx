import { useIntl } from 'react-intl';
import type { OrderItem } from '../../../api/subscriptions.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { SummaryList, type SummaryRow } from '../../../ui/SummaryList.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './OrderPlan.module.css';

/** What the customer told the kitchen for this plan. */
export function HealthAnswers({ item }: { item: OrderItem }) {
  const intl = useIntl();
  const language = useLanguage();
  const text = (id: string) => intl.formatMessage({ id });
  const none = text('orders.none');
  const written = (key: string, value: string | null): SummaryRow => ({
    key,
    label: text(`orders.label.${key}`),
    value: value ? <span dir="auto">{value}</span> : none,
  });
  const allergies = item.dislikes_and_allergies;
  return (
    <div className={styles.health}>
      <h3 className={styles.healthTitle}>{text('orders.detail.health')}</h3>
      <SummaryList
        layout="compact"
        rows={[
          {
            key: 'allergies',
            label: text('orders.label.allergies'),
            value:
              allergies.length === 0 ? (
                none
              ) : (
                <span className={styles.tags}>
                  {allergies.map((allergy) => (
                    <Tag key={allergy.name_en}>{pickText(allergy, 'name', language)}</Tag>
                  ))}
                </span>
              ),
          },
          written('others', item.other_dislikes_and_allergies),
          written('medical', item.medical_condition),
        ]}
      />
    </div>
  );
}
