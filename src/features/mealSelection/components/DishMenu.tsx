import { memo, useState, type ComponentProps, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { fieldOfKind } from '../../../contract/selection.ts';
import type { DishKind } from '../../../contract/wire/common.ts';
import type { Dish } from '../../../contract/wire/dish.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { FilterIcon } from '../../../ui/actionIcons.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { useInTransition } from '../../../ui/useInTransition.ts';
import { useRestLater } from '../../../ui/useRestLater.ts';
import {
  selectDayChoice,
  selectKind,
  selectMarks,
  type DayMenuView,
} from '../mealSelectionSelectors.ts';
import { kindSelected, type WithMealSelection } from '../mealSelectionSlice.ts';
import { countFilters, filterDishes, noFilters, type MenuFilters } from '../menuFilters.ts';
import styles from './DishMenu.module.css';
import { DishRow } from './DishRow.tsx';
import { MenuFilterPanel } from './MenuFilterPanel.tsx';

/** The id of the tabs of meals and snacks. */
export const DISH_TABS = 'dishes';

interface DishMenuProps {
  menu: DayMenuView;
}

/** The meals, or the snacks, on the menu of the selected day. */
export function DishMenu({ menu }: DishMenuProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const kind = useSelector(selectKind);
  const listed = useInTransition(kind);
  const [filters, setFilters] = useState(noFilters);
  const { meals, snacks } = menu.required;
  const list = (
    <div aria-busy={listed !== kind}>
      <DishList
        key={`${menu.date} ${listed}`}
        menu={menu}
        kind={listed}
        filters={filters}
        onFilter={setFilters}
      />
    </div>
  );
  if (meals === 0 || snacks === 0) {
    return (
      <section aria-labelledby={DISH_TABS}>
        <h3 id={DISH_TABS} className={styles.only}>
          <DishCount kind={kind} />
        </h3>
        {list}
      </section>
    );
  }
  return (
    <div>
      <Tabs
        id={DISH_TABS}
        label={intl.formatMessage({ id: 'mealSelection.menu' })}
        tabs={(['meal', 'snack'] as const).map((key) => ({ key, label: <DishCount kind={key} /> }))}
        current={kind}
        onSelect={(key) => dispatch(kindSelected({ kind: key }))}
      >
        {list}
      </Tabs>
    </div>
  );
}

interface DishCountProps {
  kind: DishKind;
}

/** "Meals: 2 of 3", with a check when that is all. */
export function DishCount({ kind }: DishCountProps) {
  const intl = useIntl();
  const choice = useSelector(selectDayChoice);
  if (choice === null) return null;
  const field = fieldOfKind[kind];
  const count = choice.required[field];
  const chosen = choice.day[field].length;
  return (
    <span className={styles.count}>
      {chosen === count && <CheckIcon size={18} />}
      {intl.formatMessage({ id: `mealSelection.count.${kind}` }, { chosen, count })}
    </span>
  );
}

interface DishListProps extends DishMenuProps {
  kind: DishKind;
  /** Kept from day to day, unlike the search. */
  filters: MenuFilters;
  onFilter: (filters: MenuFilters) => void;
}

const DishList = memo(function DishList({ menu, kind, filters, onFilter }: DishListProps) {
  const intl = useIntl();
  const language = useLanguage();
  const [query, setQuery] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { choosable, blocked } = menu[kind];
  const visible = filterDishes(choosable, filters, query, language);
  const isFiltered = visible.length !== choosable.length;
  const day = { date: menu.date, required: menu.required[fieldOfKind[kind]] };
  const active = countFilters(filters);
  return (
    <div className={styles.browse}>
      <div className={styles.tools}>
        <SearchBox
          label={intl.formatMessage({ id: `mealSelection.search.${kind}` })}
          clearLabel={intl.formatMessage({ id: 'mealSelection.search.clear' })}
          value={query}
          onChange={setQuery}
        />
        <Button
          variant="secondary"
          iconStart={<FilterIcon size={20} />}
          aria-expanded={isOpen}
          aria-controls="menu-filters"
          onClick={() => setIsOpen(!isOpen)}
        >
          {intl.formatMessage({ id: 'mealSelection.filter.open' }, { count: active })}
        </Button>
      </div>
      <div id="menu-filters" hidden={!isOpen}>
        {isOpen && <MenuFilterPanel dishes={choosable} filters={filters} onChange={onFilter} />}
      </div>
      <p role="status" className={isFiltered ? styles.found : 'visuallyHidden'}>
        {isFiltered && intl.formatMessage({ id: 'mealSelection.found' }, { count: visible.length })}
      </p>
      <DishRows {...day} dishes={visible} first={FIRST_ROWS}>
        {blocked.length > 0 && <BlockedDishes {...day} dishes={blocked} />}
      </DishRows>
    </div>
  );
});

function BlockedDishes(props: Omit<DishRowsProps, 'first'>) {
  const intl = useIntl();
  return (
    <details className={styles.blocked}>
      <summary>
        {intl.formatMessage({ id: 'mealSelection.blockedDishes' }, { count: props.dishes.length })}
      </summary>
      <DishRows {...props} first={0} />
    </details>
  );
}

/** The others follow frame by frame. */
const FIRST_ROWS = 3;

interface DishRowsProps extends Pick<ComponentProps<typeof DishRow>, 'date' | 'required'> {
  dishes: readonly Dish[];
  /** How many are shown at first. */
  first: number;
  /** Shown below the last row, which would move it. */
  children?: ReactNode;
}

/** Subscribes once for all of its rows, which are many. */
function DishRows({ dishes, first, children, ...day }: DishRowsProps) {
  const [shown, isWhole] = useRestLater(dishes, first);
  const { chosen, refused, replaced } = useSelector((state: WithMealSelection) =>
    selectMarks(state, day.date),
  );
  return (
    <>
      <ul className={styles.dishes}>
        {shown.map((dish) => (
          <DishRow
            key={dish.id}
            dish={dish}
            {...day}
            isChosen={chosen.has(dish.id)}
            isRefused={dish.id === refused}
            replaced={replaced.get(dish.id)}
          />
        ))}
      </ul>
      {isWhole && children}
    </>
  );
}
