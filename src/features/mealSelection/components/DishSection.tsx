import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { DishKind } from '../../../contract/wire/common.ts';
import type { Dish } from '../../../contract/wire/dish.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { matchesSearch } from '../../../ui/searchText.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { chosenOf } from '../dayChoices.ts';
import type { CurrentDay } from '../mealSelectionSelectors.ts';
import { dishToggled, selectMealSelection } from '../mealSelectionSlice.ts';
import styles from './DayMenu.module.css';
import { DishCard } from './DishCard.tsx';

const LONG_MENU = 8;

interface DishSectionProps {
  kind: DishKind;
  current: CurrentDay;
  dishes: readonly Dish[];
}

/** The meals, or the snacks, on the menu of the day in sight. */
export function DishSection({ kind, current, dishes }: DishSectionProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const [query, setQuery] = useState('');
  const { refusedDishId } = useSelector(selectMealSelection);
  const chosen = chosenOf(current.day, kind);
  const required = kind === 'meal' ? current.required.meals : current.required.snacks;
  if (required === 0) return null;
  const tooMany = intl.formatMessage({ id: `mealSelection.tooMany.${kind}` }, { count: required });
  const visible = dishes.filter((dish) => matchesSearch(pickText(dish, 'name', language), query));
  return (
    <section aria-labelledby={`menu-${kind}`} className={styles.section}>
      <div className={styles.head}>
        <h3 id={`menu-${kind}`}>{intl.formatMessage({ id: `mealSelection.${kind}s` })}</h3>
        <DishCounter kind={kind} chosen={chosen.length} required={required} />
      </div>
      {dishes.length > LONG_MENU && (
        <TextField
          name={`search-${kind}`}
          type="search"
          label={intl.formatMessage({ id: `mealSelection.search.${kind}` })}
          value={query}
          dir="auto"
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      <ul className={styles.dishes}>
        {visible.map((dish) => (
          <DishCard
            key={dish.id}
            dish={dish}
            chosen={chosen.includes(dish.id)}
            refusal={dish.id === refusedDishId ? tooMany : undefined}
            onToggle={() =>
              dispatch(dishToggled({ date: current.date, dish: { id: dish.id, kind } }))
            }
          />
        ))}
      </ul>
      {visible.length === 0 && (
        <p role="status">{intl.formatMessage({ id: 'mealSelection.nothingFound' })}</p>
      )}
    </section>
  );
}

interface DishCounterProps {
  kind: DishKind;
  chosen: number;
  required: number;
}

/** "2 of 3 meals". */
export function DishCounter({ kind, chosen, required }: DishCounterProps) {
  const intl = useIntl();
  const isDone = chosen === required;
  return (
    <span role="status">
      <Badge tone={isDone ? 'success' : 'warning'} icon={isDone && <CheckIcon size={14} />}>
        {intl.formatMessage({ id: `mealSelection.count.${kind}` }, { chosen, count: required })}
      </Badge>
    </span>
  );
}
