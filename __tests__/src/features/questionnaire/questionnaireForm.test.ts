import type { QuestionnaireAnswers } from '../../../../src/contract/wire/questionnaire.ts';
import {
  answersOf,
  questionnaireSchema,
  valuesOf,
  type QuestionnaireValues,
} from '../../../../src/features/questionnaire/questionnaireForm.ts';
import { problemsOf } from '../../../../src/forms/validation.ts';
import { answerCases } from '../../../support/answerCases.ts';
import { answers } from '../../../support/factories/questionnaire.ts';

const days = { today: '2027-01-17', endDate: '2027-02-14' };
const schema = questionnaireSchema(days);

const filled = (overrides: Partial<QuestionnaireValues> = {}): QuestionnaireValues => ({
  ...valuesOf(answers()),
  health_consent: true,
  ...overrides,
});
const keyOf = (field: string, overrides: Partial<QuestionnaireValues>) =>
  problemsOf(schema, filled(overrides)).find((problem) => problem.field === field)?.key;
const cleaned = (overrides: Partial<QuestionnaireValues> = {}) =>
  answersOf(schema.validateSync(filled(overrides)));
const problemsWith = (given: Partial<QuestionnaireAnswers>) =>
  problemsOf(schema, { ...valuesOf(answers(given)), health_consent: true });

describe('questionnaireSchema', () => {
  it('accepts the answers that the server has saved', () => {
    expect(problemsOf(schema, filled())).toEqual([]);
    expect(cleaned()).toEqual(answers());
  });

  it('asks for everything that is required', () => {
    const problems = problemsOf(schema, valuesOf(null));
    expect(Object.fromEntries(problems.map(({ field, key }) => [field, key]))).toEqual({
      medical_condition: 'validation.propertyRequired',
      no_dislikes_allergies: 'validation.dislikesDefined',
      age: 'validation.propertyRequired',
      height: 'validation.propertyRequired',
      weight: 'validation.propertyRequired',
      activity_level: 'validation.activityLevel',
      health_consent: 'validation.healthConsent',
    });
  });

  it.each(answerCases(days))('holds $answers together', ({ answers: given, field, violation }) => {
    expect(problemsWith(given)).toEqual(
      violation === null ? [] : [{ field, values: {}, ...violation }],
    );
  });

  it('asks who has nothing to avoid for nothing more', () => {
    const none = { no_dislikes_allergies: true, allergens: [1], dislikes: [51], others: 'liver' };
    expect(problemsWith(none)).toEqual([]);
  });

  it.each([
    ['age', '11', 'validation.age'],
    ['age', '101', 'validation.age'],
    ['age', '34.5', 'validation.integer'],
    ['age', 'old', 'validation.propertyNumbers'],
    ['height', '99', 'validation.height'],
    ['height', '231', 'validation.height'],
    ['weight', '24.9', 'validation.weight'],
    ['weight', '300.1', 'validation.weight'],
    ['weight', '70.55', 'validation.oneDecimal'],
  ])('refuses %s %s', (field, value, key) => {
    expect(keyOf(field, { [field]: value })).toBe(key);
  });

  it('reads Arabic-Indic digits', () => {
    expect(cleaned({ age: '٣٤', height: '١٧٢', weight: '٧١٫٥' })).toMatchObject({
      age: 34,
      height: 172,
      weight: 71.5,
    });
  });

  it('accepts a weight that binary fractions cannot hold', () => {
    expect(keyOf('weight', { weight: '70.1' })).toBeUndefined();
    expect(keyOf('weight', { weight: '100.7' })).toBeUndefined();
  });
});

describe('answersOf', () => {
  it('leaves out the details of an answer that was withdrawn', () => {
    expect(
      cleaned({
        medical_condition: 'no',
        medical_condition_details: 'asthma',
        no_dislikes_allergies: true,
        others: 'liver',
      }),
    ).toMatchObject({
      medical_condition: false,
      medical_condition_details: null,
      no_dislikes_allergies: true,
      allergens: [],
      dislikes: [],
      others: null,
    });
  });

  it('keeps the requested appointment', () => {
    expect(cleaned({ dietitian_appointment_date: '2027-02-01' })).toMatchObject({
      dietitian_appointment_date: '2027-02-01',
    });
  });
});
