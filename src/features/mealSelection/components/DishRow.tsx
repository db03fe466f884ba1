import { memo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { ListPicture } from '../../../components/ListPicture.tsx';
import { pickText } from '../../../contract/languages.ts';
import type { Dish } from '../../../contract/wire/dish.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { cx } from '../../../ui/cx.ts';
import { PlusIcon, SwapIcon } from '../../../ui/actionIcons.tsx';
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx';
import { dishOpened, dishToggled } from '../mealSelectionSlice.ts';
import styles from './DishRow.module.css';

interface DishRowProps {
  dish: Dish;
  date: string;
  /** How many of its kind a day has. */
  required: number;
  isChosen: boolean;
  /** The day already has all of its kind, and this one was clicked. */
  isRefused: boolean;
  /** The dish that it replaces. */
  replaced: Dish | undefined;
}

/** A dish of the day's menu: its name opens details, and one button adds or removes it. */
export const DishRow = memo(function DishRow({
  dish,
  date,
  required,
  isChosen,
  isRefused,
  replaced,
}: DishRowProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const isBlocked = dish.blocked_by.length > 0;
  const id = `dish-${dish.id}`;
  return (
    <li className={cx(styles.row, isChosen && styles.chosen, isBlocked && styles.blocked)}>
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => dispatch(dishOpened({ id: dish.id }))}
      >
        <ListPicture image={dish.image} className={styles.picture} />
        <span className={styles.text}>
          <span id={`${id}-name`} className={styles.name}>
            {pickText(dish, 'name', language)}
          </span>
          <span id={`${id}-more`} className={styles.more}>
            <span className={styles.facts}>
              {intl.formatMessage(
                { id: 'mealSelection.facts' },
                { calories: dish.calories, protein: dish.protein },
              )}
            </span>
            <DishMarks dish={dish} replaced={replaced} />
          </span>
        </span>
      </button>
      <label className={styles.add}>
        <input
          type="checkbox"
          className="visuallyHidden"
          checked={isChosen}
          disabled={isBlocked}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-more`}
          onChange={() => dispatch(dishToggled({ date, dish: { id: dish.id, kind: dish.kind } }))}
        />
        {isChosen ? <CheckIcon size={22} /> : <PlusIcon size={22} />}
      </label>
      {isRefused && <Refusal dish={dish} required={required} />}
    </li>
  );
});

/** Notes on a dish, from the customer's answers or a repeat. */
function DishMarks({ dish, replaced }: Pick<DishRowProps, 'dish' | 'replaced'>) {
  const intl = useIntl();
  const language = useLanguage();
  const say = (id: string, list: Dish['allergens']) =>
    intl.formatMessage(
      { id },
      {
        names: formatList(
          list.map((one) => pickText(one, 'name', language)),
          language,
        ),
      },
    );
  return (
    <>
      {dish.blocked_by.length > 0 && (
        <span className={styles.danger}>
          <WarningIcon size={16} />
          {say('mealSelection.blocked', dish.blocked_by)}
        </span>
      )}
      {dish.disliked.length > 0 && (
        <span className={styles.warning}>
          <WarningIcon size={16} />
          {say('mealSelection.disliked', dish.disliked)}
        </span>
      )}
      {replaced && (
        <span className={styles.warning}>
          <SwapIcon size={16} />
          {intl.formatMessage(
            { id: 'mealSelection.insteadOf' },
            { dish: pickText(replaced, 'name', language) },
          )}
        </span>
      )}
    </>
  );
}

/** Why the dish could not be added: the day has all of its kind. */
function Refusal({ dish, required }: Pick<DishRowProps, 'dish' | 'required'>) {
  const intl = useIntl();
  return (
    <p role="alert" className={styles.refusal}>
      {intl.formatMessage({ id: `mealSelection.tooMany.${dish.kind}` }, { count: required })}
    </p>
  );
}
