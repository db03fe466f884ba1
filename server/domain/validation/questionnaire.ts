import { medicalDetails } from '../../../src/contract/rules/questionnaire.ts';
import type { Choice, QuestionnaireAnswers } from '../../../src/contract/wire/questionnaire.ts';
import type { FieldChecks } from './FieldChecks.ts';

interface AnswerContext {
  readonly today: string;
  readonly allergens: readonly Choice[];
  readonly ingredients: readonly Choice[];
}

/** Gets only the answers that are valid by themselves, and checks them together and against the day. */
export function checkAnswers(
  form: Partial<QuestionnaireAnswers>,
  { today, allergens, ingredients }: AnswerContext,
  checks: FieldChecks,
): void {
  if (form.medical_condition === true && form.medical_condition_details === null) {
    checks.add('medical_condition_details', medicalDetails.required);
  }
  checkAvoided(form, checks);
  checkChoices('allergens', form.allergens, allergens, checks);
  checkChoices('dislikes', form.dislikes, ingredients, checks);
  const date = form.dietitian_appointment_date ?? null;
  if (date !== null && date < today) {
    checks.add('dietitian_appointment_date', 'server.questionnaire.date');
  }
}

/** The answers as they are stored. */
export function storedAnswers(form: QuestionnaireAnswers): QuestionnaireAnswers {
  return {
    ...form,
    medical_condition_details: form.medical_condition ? form.medical_condition_details : null,
    allergens: [...new Set(form.allergens)],
    dislikes: [...new Set(form.dislikes)],
  };
}

function checkAvoided(
  { allergens, dislikes, others, no_dislikes_allergies: none }: Partial<QuestionnaireAnswers>,
  checks: FieldChecks,
): void {
  if (!allergens || !dislikes || others === undefined || none === undefined) return;
  const hasSome = allergens.length > 0 || dislikes.length > 0 || others !== null;
  if (!hasSome && !none) checks.add('no_dislikes_allergies', 'validation.dislikesDefined');
  if (hasSome && none) checks.add('no_dislikes_allergies', 'server.questionnaire.none_and_some');
}

function checkChoices(
  field: 'allergens' | 'dislikes',
  chosen: readonly number[] = [],
  offered: readonly Choice[],
  checks: FieldChecks,
): void {
  const known = new Set(offered.map(({ id }) => id));
  if (!chosen.every((id) => known.has(id))) checks.add(field, 'server.questionnaire.choice');
}
