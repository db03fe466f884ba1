import { cx } from './cx.ts';
import styles from './NutritionFacts.module.css';

interface NutritionFact {
  label: string;
  /** The figure with its unit, formatted, such as "42 g". */
  value: string;
}

/** Grams of each. */
interface Macros {
  carbs: number;
  fat: number;
  protein: number;
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

const KCAL_PER_GRAM: Macros = { carbs: 4, fat: 9, protein: 4 };
const PARTS = ['protein', 'carbs', 'fat'] as const;

interface Part {
  key: keyof Macros;
  start: number;
  width: number;
}

/** The share of each in the energy, in per cent. */
function energyParts(macros: Macros): Part[] {
  const total = PARTS.reduce((sum, key) => sum + macros[key] * KCAL_PER_GRAM[key], 0);
  let start = 0;
  return PARTS.map((key) => {
    const width = total === 0 ? 0 : (100 * macros[key] * KCAL_PER_GRAM[key]) / total;
    const part = { key, start, width };
    start += width;
    return part;
  });
}

/** Decoration. SVG attributes, because the CSP bars style attributes. */
function BalanceBar(macros: Macros) {
  return (
    <svg
      className={styles.balance}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      data-mirror=""
    >
      {energyParts(macros).map(({ key, start, width }) => (
        <rect
          key={key}
          className={styles[`part-${key}`]}
          x={start}
          y="0"
          width={width}
          height="1"
        />
      ))}
    </svg>
  );
}
