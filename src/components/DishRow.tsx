import { useIntl } from 'react-intl';
import { pickText } from '../contract/languages.ts';
import type { Portion } from '../contract/wire/dish.ts';
import { formatCount } from '../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { NutritionFacts } from '../ui/NutritionFacts.tsx';
import { cx } from '../ui/cx.ts';
import { ListPicture } from './ListPicture.tsx';
import styles from './DishRow.module.css';

interface DishRowProps {
  /** Without the picture, where there is no network to fetch it. */
  dish: Omit<Portion, 'image'> & Partial<Pick<Portion, 'image'>>;
}

/** A dish of a day, as the plan serves it. */
export function DishRow({ dish }: DishRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const label = (name: string) => intl.formatMessage({ id: `nutrition.${name}` });
  const grams = (name: 'carbs' | 'fat' | 'protein') => ({
    label: label(name),
    value: intl.formatMessage({ id: 'nutrition.grams' }, { value: formatCount(dish[name]) }),
  });
  return (
    <li className={cx(styles.dish, dish.image === undefined && styles.plain)}>
      {dish.image !== undefined && <ListPicture image={dish.image} className={styles.picture} />}
      <p className={styles.name}>
        {/* Without the space, the last Arabic letter would join the next word. */}
        {pickText(dish, 'name', language)}{' '}
        {dish.kind === 'snack' && <span className={styles.kind}>{label('snack')}</span>}
      </p>
      <NutritionFacts
        className={styles.facts}
        calories={{ label: label('calories'), value: formatCount(dish.calories) }}
        carbs={grams('carbs')}
        fat={grams('fat')}
        protein={grams('protein')}
      />
    </li>
  );
}
