import { AGE, HEIGHT, WEIGHT } from '../../../src/contract/rules/limits.ts';
import type { Choice, QuestionnaireAnswers } from '../../../src/contract/wire/questionnaire.ts';
import type { MessageKey } from '../../i18n/translate.ts';
import { FieldChecks } from './FieldChecks.ts';
import { cleanText } from './text.ts';

interface AnswerContext {
  readonly today: string;
  readonly allergens: readonly Choice[];
  readonly ingredients: readonly Choice[];
}

/** The answers as they are stored, or validation_failed with everything that is wrong. */
export function checkAnswers(
  form: QuestionnaireAnswers,
  context: AnswerContext,
): QuestionnaireAnswers {
  const checks = new FieldChecks();
  const answers: QuestionnaireAnswers = {
    ...form,
    medical_condition_details: form.medical_condition
      ? cleanText(form.medical_condition_details)
      : null,
    allergens: [...new Set(form.allergens)],
    dislikes: [...new Set(form.dislikes)],
    others: cleanText(form.others),
    weight: Math.round(form.weight * 10) / 10,
  };
  if (answers.medical_condition && answers.medical_condition_details === null) {
    checks.add('medical_condition_details', 'validation.medicalDetails');
  }
  checkAvoided(checks, answers, context);
  checkRange(checks, 'age', answers.age, AGE, 'validation.age');
  checkRange(checks, 'height', answers.height, HEIGHT, 'validation.height');
  checkRange(checks, 'weight', answers.weight, WEIGHT, 'validation.weight');
  const wish = answers.dietitian_appointment_date;
  if (wish !== null && wish < context.today) {
    checks.add('dietitian_appointment_date', 'server.questionnaire.date');
  }
  checks.finish();
  return answers;
}

function checkAvoided(
  checks: FieldChecks,
  answers: QuestionnaireAnswers,
  context: AnswerContext,
): void {
  const { allergens, dislikes, others, no_dislikes_allergies } = answers;
  const hasSome = allergens.length > 0 || dislikes.length > 0 || others !== null;
  if (!hasSome && !no_dislikes_allergies) {
    checks.add('no_dislikes_allergies', 'validation.dislikesDefined');
  }
  if (hasSome && no_dislikes_allergies) {
    checks.add('no_dislikes_allergies', 'server.questionnaire.none_and_some');
  }
  checkChoices(checks, 'allergens', allergens, context.allergens);
  checkChoices(checks, 'dislikes', dislikes, context.ingredients);
}

function checkChoices(
  checks: FieldChecks,
  field: string,
  chosen: readonly number[],
  offered: readonly Choice[],
): void {
  const known = new Set(offered.map(({ id }) => id));
  if (!chosen.every((id) => known.has(id))) checks.add(field, 'server.questionnaire.choice');
}

function checkRange(
  checks: FieldChecks,
  field: string,
  value: number,
  { min, max }: { min: number; max: number },
  message: MessageKey,
): void {
  if (value < min || value > max) checks.add(field, message);
}
