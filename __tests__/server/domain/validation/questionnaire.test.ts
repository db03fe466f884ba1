import type { QuestionnaireAnswers } from '../../../../src/contract/wire/questionnaire.ts';
import { checkAnswers } from '../../../../server/domain/validation/questionnaire.ts';
import { ApiError } from '../../../../server/errors/ApiError.ts';
import { renderError } from '../../../../server/errors/render.ts';
import { questionnaire } from '../../../support/apiClient.ts';

const context = {
  today: '2027-01-12',
  allergens: [{ id: 1, name_en: 'Gluten', name_ar: 'الغلوتين' }],
  ingredients: [{ id: 4, name_en: 'Onion', name_ar: 'البصل' }],
};

function answers(changes: Partial<QuestionnaireAnswers> = {}): QuestionnaireAnswers {
  const { cart_item_id: _line, ...form } = questionnaire(1, changes);
  return form;
}

function refusal(changes: Partial<QuestionnaireAnswers>) {
  try {
    return checkAnswers(answers(changes), context);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return renderError(error, 'en').errors;
  }
}

describe('the questionnaire', () => {
  it('keeps what it is told', () => {
    const form = answers({
      no_dislikes_allergies: false,
      allergens: [1, 1],
      dislikes: [4],
      others: ' okra ',
    });
    expect(checkAnswers(form, context)).toEqual({ ...form, allergens: [1], others: 'okra' });
  });

  it('wants the details of a medical condition', () => {
    expect(refusal({ medical_condition: true, medical_condition_details: '  ' })).toEqual({
      medical_condition_details: ['Medical condition details are required.'],
    });
  });

  it('forgets the details when the answer is no', () => {
    const kept = checkAnswers(answers({ medical_condition_details: 'asthma' }), context);
    expect(kept.medical_condition_details).toBeNull();
  });

  it('wants dislikes and allergies defined', () => {
    expect(refusal({ no_dislikes_allergies: false })).toEqual({
      no_dislikes_allergies: ['Dislikes and allergies must be defined.'],
    });
    expect(refusal({ no_dislikes_allergies: true, others: 'okra' })).toHaveProperty(
      'no_dislikes_allergies',
    );
  });

  it('takes only what is on its lists', () => {
    expect(refusal({ no_dislikes_allergies: false, allergens: [9], dislikes: [1] })).toEqual({
      allergens: ['Please choose from the list.'],
      dislikes: ['Please choose from the list.'],
    });
  });

  it.each([
    ['age', 11, 'Please enter a valid age.'],
    ['age', 101, 'Please enter a valid age.'],
    ['height', 99, 'Please enter a valid height.'],
    ['weight', 300.1, 'Please enter a valid weight.'],
  ])('refuses %s %d', (field, value, message) => {
    expect(refusal({ [field]: value })).toEqual({ [field]: [message] });
  });

  it('rounds the weight to a tenth', () => {
    expect(checkAnswers(answers({ weight: 70.26 }), context).weight).toBe(70.3);
  });

  it('takes a wish for an appointment from today on', () => {
    expect(
      checkAnswers(answers({ dietitian_appointment_date: '2027-01-12' }), context),
    ).toBeTruthy();
    expect(refusal({ dietitian_appointment_date: '2027-01-11' })).toHaveProperty(
      'dietitian_appointment_date',
    );
  });
});
