import type { QuestionnaireAnswers } from '../../../../src/contract/wire/questionnaire.ts';
import { FieldChecks } from '../../../../server/domain/validation/FieldChecks.ts';
import { checkAnswers, storedAnswers } from '../../../../server/domain/validation/questionnaire.ts';
import { renderError } from '../../../../server/errors/render.ts';
import { questionnaire } from '../../../support/apiClient.ts';

const context = {
  today: '2027-01-12',
  endDate: '2027-02-14',
  allergens: [{ id: 1, name_en: 'Gluten', name_ar: 'الغلوتين' }],
  ingredients: [
    { id: 2, name_en: 'Garlic', name_ar: 'الثوم' },
    { id: 4, name_en: 'Onion', name_ar: 'البصل' },
  ],
};

function answers(changes: Partial<QuestionnaireAnswers> = {}): QuestionnaireAnswers {
  const { cart_item_id: _line, ...form } = questionnaire(1, changes);
  return form;
}

/** The messages by field in English, or null when everything is accepted. */
function messagesOf(form: Partial<QuestionnaireAnswers>) {
  const checks = new FieldChecks();
  checkAnswers(form, context, checks);
  const refusal = checks.refusal();
  return refusal && renderError(refusal, 'en').errors;
}
const refusal = (changes: Partial<QuestionnaireAnswers>) => messagesOf(answers(changes));

describe('the questionnaire', () => {
  it('stores each choice once', () => {
    const form = answers({ no_dislikes_allergies: false, allergens: [1, 1], dislikes: [4, 4] });
    expect(messagesOf(form)).toBeNull();
    expect(storedAnswers(form)).toEqual({ ...form, allergens: [1], dislikes: [4] });
  });

  it('wants the details of a medical condition', () => {
    expect(refusal({ medical_condition: true, medical_condition_details: null })).toEqual({
      medical_condition_details: ['Medical condition details are required.'],
    });
  });

  it('stores no details when there is no medical condition', () => {
    const form = answers({ medical_condition_details: 'asthma' });
    expect(messagesOf(form)).toBeNull();
    expect(storedAnswers(form).medical_condition_details).toBeNull();
  });

  it('wants dislikes and allergies defined', () => {
    expect(refusal({ no_dislikes_allergies: false })).toEqual({
      no_dislikes_allergies: ['Dislikes and allergies must be defined.'],
    });
  });

  it.each(['allergens', 'dislikes', 'others'] as const)(
    'is not asked whether there is something to avoid while its %s are wrong',
    (wrong) => {
      const { [wrong]: _wrong, ...valid } = answers({ allergens: [1], others: 'okra' });
      expect(messagesOf({ ...valid, no_dislikes_allergies: true })).toBeNull();
    },
  );

  it('accepts only items of its lists', () => {
    expect(refusal({ no_dislikes_allergies: false, allergens: [9], dislikes: [1] })).toEqual({
      allergens: ['Please choose from the list.'],
      dislikes: ['Please choose from the list.'],
    });
  });

  it('compares only answers that are valid by themselves', () => {
    expect(messagesOf({ no_dislikes_allergies: false, allergens: [] })).toBeNull();
    expect(messagesOf({ medical_condition: true })).toBeNull();
    expect(messagesOf({ allergens: [], dislikes: [], others: null })).toBeNull();
    expect(messagesOf({ allergens: [9] })).toHaveProperty('allergens');
  });
});
