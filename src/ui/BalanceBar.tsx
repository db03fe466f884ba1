import styles from './NutritionFacts.module.css';

/** Grams of each. */
export interface Macros {
  carbs: number;
  fat: number;
  protein: number;
}

const KCAL_PER_GRAM: Macros = { carbs: 4, fat: 9, protein: 4 };
const ORDER = ['protein', 'carbs', 'fat'] as const;

interface Part {
  key: keyof Macros;
  start: number;
  width: number;
}

/** Each one's share of the energy, in per cent, one after the other. */
function energyParts(macros: Macros): Part[] {
  const total = ORDER.reduce((sum, key) => sum + macros[key] * KCAL_PER_GRAM[key], 0);
  let start = 0;
  return ORDER.map((key) => {
    const width = total === 0 ? 0 : (100 * macros[key] * KCAL_PER_GRAM[key]) / total;
    const part = { key, start, width };
    start += width;
    return part;
  });
}

/** An ornament of a NutritionFacts row. SVG attributes, because the CSP bars style attributes. */
export function BalanceBar(macros: Macros) {
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
