import {
  consultationViolation,
  foodViolation,
  medicalViolation,
} from '../../../src/contract/rules/questionnaire.ts';
import type { Violation } from '../../../src/contract/rules/rule.ts';
import type { Choice, QuestionnaireAnswers } from '../../../src/contract/wire/questionnaire.ts';
import type { FieldChecks } from './FieldChecks.ts';

interface AnswerContext {
  readonly today: string;
  /** The last day of the plan; null where the answers are of no line of the customer's cart. */
  readonly endDate: string | null;
  readonly allergens: readonly Choice[];
  readonly ingredients: readonly Choice[];
}

/** Gets only the answers that are valid by themselves, and checks them together and against the day. */
export function checkAnswers(
  form: Partial<QuestionnaireAnswers>,
  { today, endDate, allergens, ingredients }: AnswerContext,
  checks: FieldChecks,
): void {
  const report = (field: keyof QuestionnaireAnswers, violation: Violation | null) => {
    if (violation !== null) checks.addViolation(field, violation);
  };
  report('medical_condition_details', checkMedical(form));
  report('no_dislikes_allergies', checkFood(form));
  checkChoices('allergens', form.allergens, allergens, checks);
  checkChoices('dislikes', form.dislikes, ingredients, checks);
  const { dietitian_appointment_date: date = null } = form;
  if (date !== null && endDate !== null) {
    report('dietitian_appointment_date', consultationViolation(date, { today, endDate }));
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

function checkMedical({
  medical_condition,
  medical_condition_details,
}: Partial<QuestionnaireAnswers>): Violation | null {
  if (medical_condition === undefined || medical_condition_details === undefined) return null;
  return medicalViolation({ medical_condition, medical_condition_details });
}

function checkFood({
  no_dislikes_allergies,
  allergens,
  dislikes,
  others,
}: Partial<QuestionnaireAnswers>): Violation | null {
  if (!allergens || !dislikes || others === undefined || no_dislikes_allergies === undefined) {
    return null;
  }
  return foodViolation({ no_dislikes_allergies, allergens, dislikes, others });
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
