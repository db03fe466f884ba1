import { addDays, weekdayOf } from '../../src/contract/kuwaitTime.ts';
import type { Violation } from '../../src/contract/rules/rule.ts';
import type { QuestionnaireAnswers } from '../../src/contract/wire/questionnaire.ts';

interface AnswerCase {
  readonly answers: Partial<QuestionnaireAnswers>;
  /** The field that the message stands at. */
  readonly field: keyof QuestionnaireAnswers;
  readonly violation: Violation | null;
}

const FRIDAY = 5;
const isFriday = (date: string) => weekdayOf(date) === FRIDAY;
/** The date, or the day after it (before it) where it is a Friday. */
const besideFriday = (date: string, step: 1 | -1) => (isFriday(date) ? addDays(date, step) : date);
const nextFriday = (date: string): string => (isFriday(date) ? date : nextFriday(addDays(date, 1)));

/** What answers are held to together, and by a plan that ends on `endDate`; forms and API are held to the same. */
export function answerCases({
  today,
  endDate,
}: {
  readonly today: string;
  readonly endDate: string;
}): readonly AnswerCase[] {
  const on = (date: string | null, violation: Violation | null): AnswerCase => ({
    answers: { dietitian_appointment_date: date },
    field: 'dietitian_appointment_date',
    violation,
  });
  const late: Violation = { key: 'validation.consultationLate', values: { max: 60 } };
  return [
    ...medicalCases,
    ...foodCases,
    on(null, null),
    on(besideFriday(today, 1), null),
    on(besideFriday(addDays(endDate, 60), -1), null),
    on(addDays(today, -1), { key: 'validation.consultationPast' }),
    on(nextFriday(today), { key: 'validation.consultationFriday' }),
    on(besideFriday(addDays(endDate, 61), 1), late),
    on('2099-01-01', late),
  ];
}

const medical = (
  hasOne: boolean,
  details: string | null,
  violation: Violation | null,
): AnswerCase => ({
  answers: { medical_condition: hasOne, medical_condition_details: details },
  field: 'medical_condition_details',
  violation,
});
const undescribed: Violation = { key: 'validation.medicalDetails' };
const medicalCases: readonly AnswerCase[] = [
  medical(true, 'asthma', null),
  medical(false, null, null),
  medical(true, null, undescribed),
  medical(true, '', undescribed),
  medical(true, ' \n', undescribed),
];

type Food = Pick<QuestionnaireAnswers, 'allergens' | 'dislikes' | 'others'>;
const food = (some: Partial<Food>, none: boolean, violation: Violation | null): AnswerCase => ({
  answers: {
    no_dislikes_allergies: none,
    ...{ allergens: [], dislikes: [], others: null },
    ...some,
  },
  field: 'no_dislikes_allergies',
  violation,
});
const undefinedFood: Violation = { key: 'validation.dislikesDefined' };
const foodCases: readonly AnswerCase[] = [
  food({}, true, null),
  food({ allergens: [1] }, false, null),
  food({ dislikes: [2] }, false, null),
  food({ others: 'okra' }, false, null),
  food({}, false, undefinedFood),
  food({ others: ' ' }, false, undefinedFood),
];

/** Forms hide the lists of who has nothing to avoid, and send none of them: the API alone can be sent both. */
export const contradictions: readonly AnswerCase[] = [
  { allergens: [1] },
  { dislikes: [2] },
  { others: 'okra' },
].map((some) => food(some, true, { key: 'validation.noneAndSome' }));
