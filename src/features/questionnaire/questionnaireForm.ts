import { array, boolean, object, string, type InferType } from 'yup';
import { healthConsent } from '../../contract/rules/healthConsent.ts';
import {
  activityLevels,
  age,
  consultationViolation,
  foodViolation,
  height,
  medicalDetails,
  medicalViolation,
  otherDislikes,
  weight,
} from '../../contract/rules/questionnaire.ts';
import type { QuestionnaireAnswers } from '../../contract/wire/questionnaire.ts';
import {
  accepted,
  optionalText,
  requiredChoice,
  requiredNumber,
  verdict,
  type Within,
} from '../../forms/rules.ts';

/** As the fields hold them: ids and numbers are text. */
export interface QuestionnaireValues {
  medical_condition: '' | 'yes' | 'no';
  medical_condition_details: string;
  no_dislikes_allergies: boolean;
  allergens: string[];
  dislikes: string[];
  others: string;
  age: string;
  height: string;
  weight: string;
  activity_level: string;
  /** Empty when no appointment is requested. */
  dietitian_appointment_date: string;
  /** Asked again with each questionnaire. */
  health_consent: boolean;
}

const EMPTY: QuestionnaireValues = {
  medical_condition: '',
  medical_condition_details: '',
  no_dislikes_allergies: false,
  allergens: [],
  dislikes: [],
  others: '',
  age: '',
  height: '',
  weight: '',
  activity_level: '',
  dietitian_appointment_date: '',
  health_consent: false,
};

const ids = () => array().of(string().required()).default([]);

type MedicalValues = Record<'medical_condition' | 'medical_condition_details', string>;
type FoodValues = Pick<
  QuestionnaireValues,
  'no_dislikes_allergies' | 'allergens' | 'dislikes' | 'others'
>;

/** The last day of the plan that the answers are for, and today in Kuwait. */
type PlanDays = Parameters<typeof consultationViolation>[1];

export const questionnaireSchema = (days: PlanDays) =>
  object({
    medical_condition: requiredChoice(),
    medical_condition_details: optionalText(medicalDetails).test(
      'described',
      (_details, context: Within<MedicalValues>) =>
        verdict(medicalViolation(medicalAnswer(context.parent)), context),
    ),
    no_dislikes_allergies: boolean()
      .default(false)
      .test('defined', (_none, context: Within<FoodValues>) =>
        verdict(foodViolation(foodAnswer(context.parent)), context),
      ),
    allergens: ids(),
    dislikes: ids(),
    others: optionalText(otherDislikes),
    age: requiredNumber(age),
    height: requiredNumber(height),
    weight: requiredNumber(weight),
    activity_level: string()
      .default('')
      .oneOf(activityLevels, 'validation.activityLevel')
      .required('validation.activityLevel'),
    dietitian_appointment_date: string()
      .default('')
      .test('day', (date, context) =>
        verdict(date ? consultationViolation(date, days) : null, context),
      ),
    health_consent: accepted(healthConsent),
  });

type CleanValues = InferType<ReturnType<typeof questionnaireSchema>>;

/** The initial values: the customer's last answers, or empty ones. */
export function valuesOf(answers: QuestionnaireAnswers | null): QuestionnaireValues {
  if (answers === null) return EMPTY;
  return {
    medical_condition: answers.medical_condition ? 'yes' : 'no',
    medical_condition_details: answers.medical_condition_details ?? '',
    no_dislikes_allergies: answers.no_dislikes_allergies,
    allergens: answers.allergens.map(String),
    dislikes: answers.dislikes.map(String),
    others: answers.others ?? '',
    age: String(answers.age),
    height: String(answers.height),
    weight: String(answers.weight),
    activity_level: answers.activity_level,
    dietitian_appointment_date: answers.dietitian_appointment_date ?? '',
    health_consent: false,
  };
}

/** Details of an answer that was withdrawn are not sent. */
function medicalAnswer({
  medical_condition: answer,
  medical_condition_details: details,
}: MedicalValues) {
  const hasOne = answer === 'yes';
  return { medical_condition: hasOne, medical_condition_details: hasOne ? details : null };
}

/** Nor is what the choice of none has hidden. */
function foodAnswer({ no_dislikes_allergies: none, allergens, dislikes, others }: FoodValues) {
  return {
    no_dislikes_allergies: none,
    allergens: none ? [] : allergens.map(Number),
    dislikes: none ? [] : dislikes.map(Number),
    others: none ? null : others || null,
  };
}

export function answersOf(clean: CleanValues): QuestionnaireAnswers {
  return {
    ...medicalAnswer(clean),
    ...foodAnswer(clean),
    age: clean.age,
    height: clean.height,
    weight: clean.weight,
    activity_level: clean.activity_level,
    dietitian_appointment_date: clean.dietitian_appointment_date || null,
  };
}
