import { lazy, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectMealSelection } from '../mealSelectionSlice.ts';

const RepeatDialog = lazy(async () => ({
  default: (await import('./RepeatDialog.tsx')).RepeatDialog,
}));
const DelegateDialog = lazy(async () => ({
  default: (await import('./DelegateDialog.tsx')).DelegateDialog,
}));

/** The questions of this step; their code comes when the first one is asked. */
export function MealDialogs() {
  const { repeat, isAskingToDelegate } = useSelector(selectMealSelection);
  return (
    <Suspense>
      {repeat.offered !== null && <RepeatDialog date={repeat.offered} />}
      {isAskingToDelegate && <DelegateDialog />}
    </Suspense>
  );
}
