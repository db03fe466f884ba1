import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { formatDay } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import type { CurrentDay } from '../mealSelectionSelectors.ts';
import { delegatePressed } from '../mealSelectionSlice.ts';
import styles from './DayMenu.module.css';
import { DayProblem } from './DayProblem.tsx';
import { DishSection } from './DishSection.tsx';
import { RepeatCard } from './RepeatCard.tsx';

interface DayMenuProps {
  current: CurrentDay;
}

export function DayMenu({ current }: DayMenuProps) {
  return (
    <div className={styles.menu}>
      <DayHeading current={current} />
      <DayProblem current={current} />
      {current.isMenuTooSmall && <SmallMenu />}
      <DishSection
        key={`meal ${current.date}`}
        kind="meal"
        current={current}
        dishes={current.meals}
      />
      <DishSection
        key={`snack ${current.date}`}
        kind="snack"
        current={current}
        dishes={current.snacks}
      />
      <RepeatCard current={current} />
    </div>
  );
}

// Comes before the problem, which takes the focus after it when both are new.
function DayHeading({ current: { date, number } }: DayMenuProps) {
  const intl = useIntl();
  const language = useLanguage();
  const heading = useFocusOnChange<HTMLHeadingElement>(date);
  return (
    <div>
      <p className={styles.number}>
        {intl.formatMessage({ id: 'mealSelection.dayNumber' }, { number })}
      </p>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {formatDay(date, language, { weekday: 'long', day: 'numeric', month: 'long' })}
      </h2>
    </div>
  );
}

function SmallMenu() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <Alert
      tone="warning"
      action={
        <Button size="s" variant="secondary" onClick={() => dispatch(delegatePressed())}>
          {intl.formatMessage({ id: 'mealSelection.dietitian.action' })}
        </Button>
      }
    >
      {intl.formatMessage({ id: 'mealSelection.menuTooSmall' })}
    </Alert>
  );
}
