import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { CartItem } from '../../api/carts.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { PlanHeader } from '../../components/PlanHeader.tsx';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Container } from '../../ui/Layout.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';
import { useInTransition } from '../../ui/useInTransition.ts';
import { selectCartItem, type WithCart } from '../cart/cartSlice.ts';
import { MealsSkeleton, WaysSkeleton } from './components/MealsSkeleton.tsx';
import { PickMeals } from './components/PickMeals.tsx';
import { WhoChooses } from './components/WhoChooses.tsx';
import styles from './MealSelectionPage.module.css';
import { selectMenu, selectOpenDish } from './mealSelectionSelectors.ts';
import {
  mealsRetryPressed,
  selectMealSelection,
  type WithMealSelection,
} from './mealSelectionSlice.ts';

const RepeatDialog = lazyPart(
  async () => (await import('./components/RepeatDialog.tsx')).RepeatDialog,
);
const DelegateDialog = lazyPart(
  async () => (await import('./components/DelegateDialog.tsx')).DelegateDialog,
);
const DishDialog = lazyPart(async () => (await import('./components/DishDialog.tsx')).DishDialog);

export function MealSelectionPage() {
  const status = useSelector(selectStatus);
  const line = useSelector(selectLine);
  if (status === 'failed') return <MealsFailure />;
  return line === null ? <MealsSkeleton /> : <MealsOfLine line={line} />;
}

/** The cart's line is known before its menu. */
function selectLine(state: WithMealSelection & WithCart): CartItem | null {
  const { menu, cartItemId } = selectMealSelection(state);
  if (menu === null) return selectCartItem(state, cartItemId);
  // The store may still hold the menu of a paid day, which belongs to another page.
  return 'cart_item_id' in menu.cartItem ? menu.cartItem : null;
}

const selectStatus = (state: WithMealSelection) => selectMealSelection(state).status;
const selectPicks = (state: WithMealSelection & WithCart) =>
  (selectMealSelection(state).selectedBy ?? selectLine(state)?.meals_selected_by) === 'customer';

function MealsOfLine({ line }: { line: CartItem }) {
  const intl = useIntl();
  const isLoaded = useSelector(selectMenu) !== null;
  const picks = useInTransition(useSelector(selectPicks));
  const title = useFocusOnChange<HTMLHeadingElement>(String(picks));
  return (
    <>
      <Container className={styles.head}>
        <PlanHeader
          current="meals"
          title={intl.formatMessage({ id: picks ? 'mealSelection.title' : 'mealSelection.who' })}
          titleRef={title}
          intro={intl.formatMessage({
            id: picks ? 'mealSelection.intro' : 'mealSelection.whoIntro',
          })}
          item={line}
        />
      </Container>
      {isLoaded ? <Choices picks={picks} /> : <ChoicesSkeleton picks={picks} />}
    </>
  );
}

function Choices({ picks }: { picks: boolean }) {
  return (
    <>
      {picks ? (
        <PickMeals />
      ) : (
        <Container className={styles.page}>
          <WhoChooses />
        </Container>
      )}
      <MealDialogs />
    </>
  );
}

const ChoicesSkeleton = ({ picks }: { picks: boolean }) =>
  picks ? <MealsSkeleton hasTitle /> : <WaysSkeleton />;

/** The dialogs of this step; their code is loaded when the first one opens. */
function MealDialogs() {
  const isRepeatOffered = useInTransition(useSelector(selectIsRepeatOffered));
  const isAsking = useInTransition(useSelector(selectIsAsking));
  const dish = useInTransition(useSelector(selectOpenDish));
  return (
    <Suspense>
      {isRepeatOffered && <RepeatDialog />}
      {isAsking && <DelegateDialog />}
      {dish && <DishDialog dish={dish} />}
    </Suspense>
  );
}

const selectIsRepeatOffered = (state: WithMealSelection) =>
  selectMealSelection(state).repeat.offered !== null;
const selectIsAsking = (state: WithMealSelection) => selectMealSelection(state).isAskingToDelegate;

function MealsFailure() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { failure } = useSelector(selectMealSelection);
  return (
    <Container className={styles.page}>
      <LoadFailure
        title={intl.formatMessage({ id: 'mealSelection.failed' })}
        goneTitle={intl.formatMessage({ id: 'questionnaire.gone' })}
        retryLabel={intl.formatMessage({ id: 'mealSelection.retry' })}
        failure={failure}
        onRetry={() => dispatch(mealsRetryPressed())}
        action={
          <Link to={paths.cart()} className={buttonClass({ variant: 'secondary' })}>
            {intl.formatMessage({ id: 'questionnaire.toCart' })}
          </Link>
        }
      />
    </Container>
  );
}
