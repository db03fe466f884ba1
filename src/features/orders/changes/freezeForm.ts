import { object, type TestContext } from 'yup';
import { freezeProblem, type FreezePeriod } from '../../../contract/frozenDays.ts';
import { requiredChoice } from '../../../forms/rules.ts';
import type { FreezablePlan } from './freezeView.ts';

export const noPeriod: FreezePeriod = { from: '', until: '' };

/** The rule of the contract, with its days put into words by `words`. */
export function freezeSchema(plan: FreezablePlan, words: (date: string) => string) {
  const ofField = (field: keyof FreezePeriod) =>
    requiredChoice().test('freeze', (_value, context: TestContext) => {
      const period = context.parent as FreezePeriod;
      // A missing choice is another problem.
      if (period.from === '' || period.until === '') return true;
      const problem = freezeProblem(period, plan, plan.now);
      if (problem?.field !== field) return true;
      const { key, max, date } = problem;
      return context.createError({ message: key, params: { max, date: words(date) } });
    });
  return object({ from: ofField('from'), until: ofField('until') });
}
