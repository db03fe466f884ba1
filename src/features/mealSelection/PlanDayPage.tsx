import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { PlanDay } from '../../api/planDay.ts';
import { BackLink } from '../../components/BackLink.tsx';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { pickText } from '../../contract/languages.ts';
import { lastDayToChange } from '../../contract/planDays.ts';
import { formatLongDay } from '../../i18n/formatLongDay.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { Container, Split, Stack } from '../../ui/Layout.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useInTransition } from '../../ui/useInTransition.ts';
import { DayAnnouncement, DayProblem } from './components/DayMenu.tsx';
import { DayTotals } from './components/DayTotals.tsx';
import { DishMenu } from './components/DishMenu.tsx';
import { DaySummary } from './components/PickMeals.tsx';
import { SaveFailure } from './components/SaveFailure.tsx';
import { SkipDay } from './components/SkipDay.tsx';
import { MealsSkeleton } from './components/MealsSkeleton.tsx';
import { selectDayMenu, selectMenu, selectOpenDish, selectSave } from './mealSelectionSelectors.ts';
import {
  mealsRetryPressed,
  savePressed,
  selectMealSelection,
  type WithMealSelection,
} from './mealSelectionSlice.ts';
import { selectRouteOrderId } from '../orders/ordersSelectors.ts';
import styles from './PlanDayPage.module.css';

const DishDialog = lazyPart(async () => (await import('./components/DishDialog.tsx')).DishDialog);

const selectStatus = (state: WithMealSelection) => selectMealSelection(state).status;

/** Other meals for a day of a paid plan. */
export function PlanDayPage() {
  const status = useSelector(selectStatus);
  const menu = useSelector(selectMenu);
  if (status === 'failed') return <DayFailure />;
  // The store may still hold the menu of a cart line, which belongs to another page.
  if (menu === null || !('product' in menu.cartItem)) return <MealsSkeleton />;
  return <LoadedDay day={menu.cartItem} />;
}

function LoadedDay({ day: { product, skip_moves_to } }: { day: PlanDay }) {
  const intl = useIntl();
  const language = useLanguage();
  const menu = useSelector(selectDayMenu);
  const dish = useInTransition(useSelector(selectOpenDish));
  if (menu === null) return null;
  const day = (date: string) => formatLongDay(date, language);
  return (
    <>
      <Container className={styles.page}>
        <div className={styles.head}>
          <BackToPlan />
          <h1>{intl.formatMessage({ id: 'planDay.title' }, { date: day(menu.date) })}</h1>
          <p className={styles.soft}>
            {pickText(product, 'name', language)} ·{' '}
            {intl.formatMessage(
              { id: 'myPlan.changeable' },
              { date: day(lastDayToChange(menu.date)) },
            )}
          </p>
          {skip_moves_to !== null && <SkipDay date={menu.date} movesTo={skip_moves_to} />}
        </div>
        <Split aside={<DayAside />}>
          <Stack gap="m">
            <SaveFailure />
            <DayProblem date={menu.date} />
            <h2 className="visuallyHidden">{intl.formatMessage({ id: 'mealSelection.menu' })}</h2>
            <DishMenu menu={menu} />
            <DayAnnouncement />
          </Stack>
        </Split>
      </Container>
      <ActionBar summary={<DaySummary />}>
        <SaveButton />
      </ActionBar>
      <Suspense>{dish && <DishDialog dish={dish} />}</Suspense>
    </>
  );
}

/** The totals of the day, and the save button. */
function DayAside() {
  const intl = useIntl();
  return (
    <Card as="section">
      <Stack gap="s">
        <DayTotals />
        <SaveButton />
        <p className={styles.soft}>{intl.formatMessage({ id: 'planDay.mail' })}</p>
      </Stack>
    </Card>
  );
}

function SaveButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status } = useSelector(selectSave);
  return (
    <Button block loading={status === 'sending'} onClick={() => dispatch(savePressed())}>
      {intl.formatMessage({ id: 'planDay.save' })}
    </Button>
  );
}

function BackToPlan() {
  const intl = useIntl();
  const orderId = useSelector(selectRouteOrderId);
  if (orderId === null) return null;
  return (
    <BackLink to={paths.orderDetails(orderId)}>
      {intl.formatMessage({ id: 'planDay.back' })}
    </BackLink>
  );
}

const REFUSED = 409;

/** Why the day cannot be changed: it is closed, unknown, or was not loaded. */
function DayFailure() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { failure } = useSelector(selectMealSelection);
  const orderId = useSelector(selectRouteOrderId);
  const isRefused = failure?.code === REFUSED;
  return (
    <Container className={styles.page}>
      <LoadFailure
        title={intl.formatMessage({ id: isRefused ? 'planDay.refused' : 'mealSelection.failed' })}
        goneTitle={intl.formatMessage({ id: 'planDay.gone' })}
        failure={failure}
        onRetry={() => dispatch(mealsRetryPressed())}
        action={
          orderId !== null && (
            <Link
              to={paths.orderDetails(orderId)}
              className={buttonClass({ variant: 'secondary' })}
            >
              {intl.formatMessage({ id: 'planDay.back' })}
            </Link>
          )
        }
      />
    </Container>
  );
}
