import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { PlanHeader } from '../../components/PlanHeader.tsx';
import { useFailureText } from '../../forms/useFailureText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Container, Grid, Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonCard } from '../../ui/Skeleton.tsx';
import { MealDialogs } from './components/MealDialogs.tsx';
import { PickMeals } from './components/PickMeals.tsx';
import { WhoChooses } from './components/WhoChooses.tsx';
import styles from './MealSelectionPage.module.css';
import { mealsRetryPressed, selectMealSelection } from './mealSelectionSlice.ts';

export function MealSelectionPage() {
  const intl = useIntl();
  const language = useLanguage();
  const { status, menu, selectedBy } = useSelector(selectMealSelection);
  if (status === 'failed') return <MealsFailure />;
  if (menu === null) return <MealsSkeleton />;
  const picks = selectedBy === 'customer';
  return (
    <>
      <Container className={styles.head}>
        <PlanHeader
          current="meals"
          title={intl.formatMessage({ id: picks ? 'mealSelection.title' : 'mealSelection.who' })}
          intro={intl.formatMessage({
            id: picks ? 'mealSelection.intro' : 'mealSelection.whoIntro',
          })}
          item={menu.cartItem}
          language={language}
        />
      </Container>
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

function MealsFailure() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { failure } = useSelector(selectMealSelection);
  const textOf = useFailureText();
  const isGone = failure?.code === 404;
  return (
    <Container className={styles.page}>
      <ErrorState
        headingLevel={1}
        title={intl.formatMessage({ id: isGone ? 'mealSelection.gone' : 'mealSelection.failed' })}
        retryLabel={intl.formatMessage({ id: 'mealSelection.retry' })}
        onRetry={isGone ? undefined : () => dispatch(mealsRetryPressed())}
        action={
          <Link to={paths.cart()} className={buttonClass({ variant: 'secondary' })}>
            {intl.formatMessage({ id: 'mealSelection.toCart' })}
          </Link>
        }
      >
        {failure && !isGone && textOf(failure)}
      </ErrorState>
    </Container>
  );
}

function MealsSkeleton() {
  return (
    <Container className={styles.page}>
      <Stack gap="l">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Grid min="m">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Grid>
      </Stack>
    </Container>
  );
}
