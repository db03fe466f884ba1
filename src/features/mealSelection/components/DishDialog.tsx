import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { pickText } from '../../../contract/languages.ts';
import type { Dish } from '../../../contract/wire/dish.ts';
import { formatCount } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { WarningIcon } from '../../../ui/icons.tsx';
import { NutritionFacts } from '../../../ui/NutritionFacts.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import { Tag } from '../../../ui/Tag.tsx';
import { dishClosed } from '../mealSelectionSlice.ts';
import styles from './DishDialog.module.css';

interface DishDialogProps {
  dish: Dish;
}

/** Everything that is known of a dish. */
export function DishDialog({ dish }: DishDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  return (
    <Dialog
      open
      onOpenChange={() => dispatch(dishClosed())}
      title={pickText(dish, 'name', language)}
      description={pickText(dish, 'description', language)}
      closeLabel={intl.formatMessage({ id: 'mealSelection.close' })}
    >
      <div className={styles.dish}>
        <PictureFrame src={dish.image} alt="" width={480} height={360} ratio="wide" shape="leaf" />
        <DishFacts dish={dish} />
        <Parts title="mealSelection.details.ingredients" parts={dish.ingredients} />
        <Parts
          title="mealSelection.details.allergens"
          parts={dish.allergens}
          avoided={dish.blocked_by}
        />
      </div>
    </Dialog>
  );
}

function DishFacts({ dish }: DishDialogProps) {
  const intl = useIntl();
  const grams = (field: 'carbs' | 'fat' | 'protein') => ({
    label: intl.formatMessage({ id: `nutrition.${field}` }),
    value: intl.formatMessage({ id: 'nutrition.grams' }, { value: formatCount(dish[field]) }),
  });
  return (
    <NutritionFacts
      calories={{
        label: intl.formatMessage({ id: 'nutrition.calories' }),
        value: formatCount(dish.calories),
      }}
      carbs={grams('carbs')}
      fat={grams('fat')}
      protein={grams('protein')}
      balance={{ carbs: dish.carbs, fat: dish.fat, protein: dish.protein }}
    />
  );
}

interface PartsProps {
  /** The key of a text. */
  title: string;
  parts: Dish['ingredients'];
  /** Those that the customer has declared. */
  avoided?: Dish['blocked_by'];
}

function Parts({ title, parts, avoided = [] }: PartsProps) {
  const intl = useIntl();
  const language = useLanguage();
  if (parts.length === 0) return null;
  const isAvoided = (id: number) => avoided.some((one) => one.id === id);
  return (
    <div className={styles.parts}>
      <h3 className={styles.title}>{intl.formatMessage({ id: title })}</h3>
      <ul className={styles.tags}>
        {parts.map((part) => (
          <li key={part.id}>
            {isAvoided(part.id) ? (
              <Tag tone="danger" icon={<WarningIcon />}>
                {pickText(part, 'name', language)}
              </Tag>
            ) : (
              <Tag>{pickText(part, 'name', language)}</Tag>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
