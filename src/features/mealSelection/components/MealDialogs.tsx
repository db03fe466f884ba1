import { Suspense } from 'react';
import { useSelector } from 'react-redux';
import { selectMealSelection } from '../mealSelectionSlice.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';

const RepeatDialog = lazyPart(async () => (await import('./RepeatDialog.tsx')).RepeatDialog);
const DelegateDialog = lazyPart(async () => (await import('./DelegateDialog.tsx')).DelegateDialog);

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
