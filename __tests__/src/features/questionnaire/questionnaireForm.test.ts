import {
  answersOf,
  isConsultationDay,
  latestAppointment,
  questionnaireSchema,
  suggestedAppointment,
  valuesOf,
  type QuestionnaireValues,
} from '../../../../src/features/questionnaire/questionnaireForm.ts';
import { problemsOf } from '../../../../src/forms/validation.ts';
import { answers } from '../../../support/factories/questionnaire.ts';

const filled = (overrides: Partial<QuestionnaireValues> = {}): QuestionnaireValues => ({
  ...valuesOf(answers()),
  health_consent: true,
  ...overrides,
});
const keyOf = (field: string, overrides: Partial<QuestionnaireValues>) =>
  problemsOf(questionnaireSchema, filled(overrides)).find((problem) => problem.field === field)
    ?.key;
const cleaned = (overrides: Partial<QuestionnaireValues> = {}) =>
  answersOf(questionnaireSchema.validateSync(filled(overrides)));

describe('questionnaireSchema', () => {
  it('accepts the answers that the server has saved', () => {
    expect(problemsOf(questionnaireSchema, filled())).toEqual([]);
    expect(cleaned()).toEqual(answers());
  });

  it('asks for everything that is required', () => {
    const problems = problemsOf(questionnaireSchema, valuesOf(null));
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

  it('asks for the details of a medical condition only when there is one', () => {
    const details = 'medical_condition_details';
    expect(keyOf(details, { medical_condition: 'yes' })).toBe('validation.medicalDetails');
    expect(keyOf(details, { medical_condition: 'yes', medical_condition_details: '   ' })).toBe(
      'validation.medicalDetails',
    );
    expect(keyOf(details, { medical_condition: 'no' })).toBeUndefined();
  });

  it.each([
    ['an allergy', { allergens: ['1'] }],
    ['a dislike', { dislikes: ['51'] }],
    ['other words', { others: 'liver' }],
    ['"none"', { no_dislikes_allergies: true }],
  ])('is valid with %s', (_, overrides) => {
    const nothing = { allergens: [], dislikes: [], others: '' };
    expect(keyOf('no_dislikes_allergies', { ...nothing, ...overrides })).toBeUndefined();
  });

  it('does not accept blanks as dislikes', () => {
    expect(keyOf('no_dislikes_allergies', { allergens: [], dislikes: [], others: '  ' })).toBe(
      'validation.dislikesDefined',
    );
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

describe('the suggested appointment', () => {
  it('is ten days into the plan', () => {
    expect(suggestedAppointment('2027-01-20', '2027-01-17')).toBe('2027-01-30');
  });

  it('is not on a Friday', () => {
    expect(suggestedAppointment('2027-01-19', '2027-01-16')).toBe('2027-01-30');
    expect(isConsultationDay('2027-01-29')).toBe(false);
    expect(isConsultationDay('2027-01-30')).toBe(true);
  });

  it('is never in the past', () => {
    expect(suggestedAppointment('2026-01-01', '2027-01-17')).toBe('2027-01-27');
  });

  it('may be up to two months after the plan', () => {
    expect(latestAppointment('2027-02-14')).toBe('2027-04-15');
  });
});
