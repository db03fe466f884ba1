import { useIntl } from 'react-intl';
import type { Dish } from '../../../contract/wire/dish.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { cx } from '../../../ui/cx.ts';
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx';
import { NutritionFacts } from '../../../ui/NutritionFacts.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import styles from './DishCard.module.css';

interface DishCardProps {
  dish: Dish;
  chosen: boolean;
  /** Why the dish was refused just now. */
  refusal?: string | undefined;
  onToggle: () => void;
}

/** A checkbox the size of a card. A dish with a declared allergen says why it cannot be ticked. */
export function DishCard({ dish, chosen, refusal, onToggle }: DishCardProps) {
  const language = useLanguage();
  const isBlocked = dish.blocked_by.length > 0;
  const id = `dish-${dish.id}`;
  return (
    <li className={cx(styles.card, chosen && styles.chosen, isBlocked && styles.blocked)}>
      <input
        id={id}
        type="checkbox"
        className="visuallyHidden"
        checked={chosen}
        disabled={isBlocked}
        aria-describedby={`${id}-more`}
        onChange={onToggle}
      />
      <PictureFrame src={dish.image} alt="" width={480} height={360} className={styles.picture} />
      <div className={styles.body}>
        <label htmlFor={id} className={styles.name}>
          {pickText(dish, 'name', language)}
        </label>
        <div id={`${id}-more`} className={styles.more}>
          <p className={styles.description}>{pickText(dish, 'description', language)}</p>
          <DishFacts dish={dish} />
          <DishTags dish={dish} />
        </div>
        {refusal && (
          <p role="alert" className={styles.refusal}>
            {refusal}
          </p>
        )}
      </div>
      <span className={styles.mark} aria-hidden="true">
        {chosen && <CheckIcon size={20} />}
      </span>
    </li>
  );
}

function DishFacts({ dish }: Pick<DishCardProps, 'dish'>) {
  const intl = useIntl();
  const grams = (field: 'carbs' | 'fat' | 'protein') => ({
    label: intl.formatMessage({ id: `nutrition.${field}` }),
    value: intl.formatMessage({ id: 'nutrition.grams' }, { value: dish[field] }),
  });
  return (
    <NutritionFacts
      calories={{
        label: intl.formatMessage({ id: 'nutrition.calories' }),
        value: String(dish.calories),
      }}
      carbs={grams('carbs')}
      fat={grams('fat')}
      protein={grams('protein')}
      balance={{ carbs: dish.carbs, fat: dish.fat, protein: dish.protein }}
    />
  );
}

function DishTags({ dish }: Pick<DishCardProps, 'dish'>) {
  const intl = useIntl();
  const language = useLanguage();
  const names = (list: Dish['allergens']) =>
    intl.formatList(list.map((one) => pickText(one, 'name', language)));
  const harmless = dish.allergens.filter(
    ({ id }) => !dish.blocked_by.some((blocker) => blocker.id === id),
  );
  return (
    <div className={styles.tags}>
      {dish.blocked_by.length > 0 && (
        <Tag tone="danger" icon={<WarningIcon />}>
          {intl.formatMessage({ id: 'mealSelection.blocked' }, { names: names(dish.blocked_by) })}
        </Tag>
      )}
      {dish.disliked.length > 0 && (
        <Tag tone="warning" icon={<WarningIcon />}>
          {intl.formatMessage({ id: 'mealSelection.disliked' }, { names: names(dish.disliked) })}
        </Tag>
      )}
      {harmless.map((allergen) => (
        <Tag key={allergen.id}>{pickText(allergen, 'name', language)}</Tag>
      ))}
    </div>
  );
}
