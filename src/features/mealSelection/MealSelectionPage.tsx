import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { PlanHeader } from '../../components/PlanHeader.tsx';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Container, Grid, Stack } from '../../ui/Layout.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Skeleton, SkeletonCard } from '../../ui/Skeleton.tsx';
import { PickMeals } from './components/PickMeals.tsx';
import { WhoChooses } from './components/WhoChooses.tsx';
import styles from './MealSelectionPage.module.css';
import { mealsRetryPressed, selectMealSelection } from './mealSelectionSlice.ts';

const RepeatDialog = lazyPart(
  async () => (await import('./components/MealDialogs.tsx')).RepeatDialog,
);
const DelegateDialog = lazyPart(
  async () => (await import('./components/MealDialogs.tsx')).DelegateDialog,
);

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

/** The questions of this step; their code comes when the first one is asked. */
function MealDialogs() {
  const { repeat, isAskingToDelegate } = useSelector(selectMealSelection);
  return (
    <Suspense>
      {repeat.offered !== null && <RepeatDialog date={repeat.offered} />}
      {isAskingToDelegate && <DelegateDialog />}
    </Suspense>
  );
}

function MealsFailure() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { failure } = useSelector(selectMealSelection);
  return (
    <Container className={styles.page}>
      <LoadFailure
        title={intl.formatMessage({ id: 'mealSelection.failed' })}
        goneTitle={intl.formatMessage({ id: 'mealSelection.gone' })}
        retryLabel={intl.formatMessage({ id: 'mealSelection.retry' })}
        failure={failure}
        onRetry={() => dispatch(mealsRetryPressed())}
        action={
          <Link to={paths.cart()} className={buttonClass({ variant: 'secondary' })}>
            {intl.formatMessage({ id: 'mealSelection.toCart' })}
          </Link>
        }
      />
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
