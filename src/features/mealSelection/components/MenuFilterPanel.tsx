import { useIntl } from 'react-intl';
import { pickText } from '../../../contract/languages.ts';
import type { Dish } from '../../../contract/wire/dish.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChipGroup } from '../../../ui/ChipGroup.tsx';
import {
  allergensOf,
  countFilters,
  middleOf,
  noFilters,
  type MenuFilters,
} from '../menuFilters.ts';
import styles from './MenuFilterPanel.module.css';

interface MenuFilterPanelProps {
  /** The menu before it is filtered. */
  dishes: readonly Dish[];
  filters: MenuFilters;
  onChange: (filters: MenuFilters) => void;
}

const DISLIKED = 'disliked';

export function MenuFilterPanel({ dishes, filters, onChange }: MenuFilterPanelProps) {
  const intl = useIntl();
  const language = useLanguage();
  const figure = (field: 'calories' | 'protein') => ({
    value: field,
    label: intl.formatMessage(
      { id: `mealSelection.filter.${field}` },
      { value: middleOf(dishes, field) },
    ),
  });
  const hasDisliked = dishes.some(({ disliked }) => disliked.length > 0);
  const avoidable = [
    ...(hasDisliked
      ? [{ value: DISLIKED, label: intl.formatMessage({ id: 'mealSelection.filter.disliked' }) }]
      : []),
    ...allergensOf(dishes).map((allergen) => ({
      value: String(allergen.id),
      label: pickText(allergen, 'name', language),
    })),
  ];
  return (
    <div className={styles.panel}>
      <ChipGroup
        name="filter-nutrition"
        label={intl.formatMessage({ id: 'mealSelection.filter.nutrition' })}
        options={[figure('protein'), figure('calories')]}
        values={(['protein', 'calories'] as const).filter((field) => filters[field])}
        onChange={(values) =>
          onChange({
            ...filters,
            protein: values.includes('protein'),
            calories: values.includes('calories'),
          })
        }
      />
      {avoidable.length > 0 && (
        <ChipGroup
          name="filter-without"
          label={intl.formatMessage({ id: 'mealSelection.filter.without' })}
          options={avoidable}
          values={[...(filters.liked ? [DISLIKED] : []), ...filters.without.map(String)]}
          onChange={(values) =>
            onChange({
              ...filters,
              liked: values.includes(DISLIKED),
              without: values.filter((value) => value !== DISLIKED).map(Number),
            })
          }
        />
      )}
      <Button
        variant="ghost"
        size="s"
        aria-disabled={countFilters(filters) === 0}
        onClick={() => onChange(noFilters)}
      >
        {intl.formatMessage({ id: 'mealSelection.filter.clear' })}
      </Button>
    </div>
  );
}
