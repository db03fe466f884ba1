import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { FilledDay } from '../../../contract/fillDays.ts';
import { pickText } from '../../../contract/languages.ts';
import type { Dish } from '../../../contract/wire/dish.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { formatDay, formatList } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SwapIcon } from '../../../ui/actionIcons.tsx';
import { useLastNonNull } from '../../../ui/useLastNonNull.ts';
import { useRestLater } from '../../../ui/useRestLater.ts';
import { selectRepeatPreview } from '../mealSelectionSelectors.ts';
import { keepCustomizingPressed, repeatPressed, restDelegated } from '../mealSelectionSlice.ts';
import styles from './RepeatDialog.module.css';

/** Previews a repeat before it is applied. */
export function RepeatDialog() {
  const preview = useLastNonNull(useSelector(selectRepeatPreview));
  return preview && <OpenRepeatDialog preview={preview} />;
}

interface OpenRepeatDialogProps {
  preview: NonNullable<ReturnType<typeof selectRepeatPreview>>;
}

/** Not rendered again by the click that closes it. */
const OpenRepeatDialog = memo(function OpenRepeatDialog({ preview }: OpenRepeatDialogProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const isApplied = useRef(false);
  const { date, filled, unfilled, replacements, dishes } = preview;
  const apply = () => {
    // The dialog closes with a delay: a second click would repeat the day again, and nothing could be undone.
    if (isApplied.current) return;
    // The result of the repeat takes the focus.
    isApplied.current = true;
    dispatch(repeatPressed({ date }));
  };
  const text = (key: string, count: number) =>
    intl.formatMessage({ id: `mealSelection.${key}` }, { count });
  return (
    <Dialog
      open
      size="l"
      onOpenChange={() => dispatch(keepCustomizingPressed())}
      title={intl.formatMessage({ id: 'mealSelection.repeat.title' })}
      description={text('rest.text', filled.length)}
      returnsFocus={() => !isApplied.current}
      closeLabel={intl.formatMessage({ id: 'mealSelection.close' })}
      actions={
        <>
          <Button variant="ghost" onClick={() => dispatch(keepCustomizingPressed())}>
            {intl.formatMessage({ id: 'mealSelection.repeat.no' })}
          </Button>
          <Button variant="secondary" onClick={() => dispatch(restDelegated())}>
            {intl.formatMessage({ id: 'mealSelection.rest.action' })}
          </Button>
          <Button onClick={apply}>{intl.formatMessage({ id: 'mealSelection.repeat.yes' })}</Button>
        </>
      }
    >
      <div className={styles.preview}>
        <p>{text('repeat.replaced', replacements)}</p>
        <Unfilled dates={unfilled} />
        <PreviewDays filled={filled} dishes={dishes} />
      </div>
    </Dialog>
  );
});

function Unfilled({ dates }: { dates: readonly string[] }) {
  const intl = useIntl();
  const language = useLanguage();
  if (dates.length === 0) return null;
  return (
    <Alert tone="warning">
      {intl.formatMessage(
        { id: 'mealSelection.repeat.unfilled' },
        {
          count: dates.length,
          dates: formatList(
            dates.map((date) => formatDay(date, language, { day: 'numeric', month: 'long' })),
            language,
          ),
        },
      )}
    </Alert>
  );
}

interface PreviewDaysProps extends Omit<PreviewDayProps, 'day'> {
  filled: readonly FilledDay[];
}

/** On a phone. */
const FILL_A_SCREEN = 3;

function PreviewDays({ filled, dishes }: PreviewDaysProps) {
  const intl = useIntl();
  const [shown] = useRestLater(filled, FILL_A_SCREEN);
  return (
    <ul
      className={styles.days}
      aria-label={intl.formatMessage({ id: 'mealSelection.repeat.preview' })}
    >
      {shown.map((day) => (
        <PreviewDay key={day.date} day={day} dishes={dishes} />
      ))}
    </ul>
  );
}

interface PreviewDayProps {
  day: FilledDay;
  dishes: ReadonlyMap<number, Dish>;
}

function PreviewDay({ day, dishes }: PreviewDayProps) {
  const intl = useIntl();
  const language = useLanguage();
  const nameOf = (id: number | undefined) => {
    const dish = id === undefined ? undefined : dishes.get(id);
    return dish && pickText(dish, 'name', language);
  };
  return (
    <li className={styles.day}>
      <h3 className={styles.date}>{formatLongDay(day.date, language)}</h3>
      <ul className={styles.dishes}>
        {[...day.meals, ...day.snacks].map((id) => {
          const original = nameOf(day.replaced[id]);
          return (
            <li key={id}>
              {nameOf(id)}
              {original !== undefined && (
                <span className={styles.replaced}>
                  <SwapIcon size={16} />
                  {intl.formatMessage({ id: 'mealSelection.insteadOf' }, { dish: original })}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
