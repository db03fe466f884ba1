import { BalanceBar } from './BalanceBar.tsx';
import type { Macros } from './BalanceBar.tsx';
import { cx } from './cx.ts';
import styles from './NutritionFacts.module.css';

export interface NutritionFact {
  label: string;
  /** The figure with its unit, formatted, such as "42 g". */
  value: string;
}

export interface NutritionFactsProps {
  calories: NutritionFact;
  carbs: NutritionFact;
  fat: NutritionFact;
  protein: NutritionFact;
  /** Grams; draws how carbs, fat and protein weigh against each other. */
  balance?: Macros | undefined;
  className?: string | undefined;
}

const ORDER = ['calories', 'protein', 'carbs', 'fat'] as const;

export function NutritionFacts({ balance, className, ...facts }: NutritionFactsProps) {
  return (
    <div className={cx(styles.facts, className)}>
      {balance && <BalanceBar {...balance} />}
      <dl className={styles.row}>
        {ORDER.map((key) => (
          <div key={key} className={cx(styles.fact, styles[key])}>
            <dt className={styles.label}>{facts[key].label}</dt>
            <dd className={styles.value}>
              <bdi>{facts[key].value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
