import { array, boolean, object, string, type InferType } from 'yup';
import { addDays, weekdayOf } from '../../contract/kuwaitTime.ts';
import { healthConsent } from '../../contract/rules/healthConsent.ts';
import {
  age,
  height,
  medicalDetails,
  otherDislikes,
  weight,
} from '../../contract/rules/questionnaire.ts';
import type { ActivityLevel, QuestionnaireAnswers } from '../../contract/wire/questionnaire.ts';
import { accepted, optionalText, requiredChoice, requiredNumber } from '../../forms/rules.ts';

export const ACTIVITY_LEVELS: readonly ActivityLevel[] = [
  'sedentary',
  'light',
  'moderate',
  'active',
  'very_active',
];

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

const hasAvoided = ({ allergens, dislikes, others }: Partial<QuestionnaireValues>) =>
  Boolean(allergens?.length || dislikes?.length || others);

export const questionnaireSchema = object({
  medical_condition: requiredChoice(),
  medical_condition_details: optionalText(medicalDetails).when(
    'medical_condition',
    ([answer], schema) => (answer === 'yes' ? schema.required(medicalDetails.required) : schema),
  ),
  no_dislikes_allergies: boolean()
    .default(false)
    .test(
      'defined',
      'validation.dislikesDefined',
      (none, { parent }: { parent: Partial<QuestionnaireValues> }) => none || hasAvoided(parent),
    ),
  allergens: ids(),
  dislikes: ids(),
  others: optionalText(otherDislikes),
  age: requiredNumber(age),
  height: requiredNumber(height),
  weight: requiredNumber(weight),
  activity_level: string()
    .default('')
    .oneOf(ACTIVITY_LEVELS, 'validation.activityLevel')
    .required('validation.activityLevel'),
  dietitian_appointment_date: string().default(''),
  health_consent: accepted(healthConsent),
});

type CleanValues = InferType<typeof questionnaireSchema>;

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
export function answersOf(clean: CleanValues): QuestionnaireAnswers {
  const hasCondition = clean.medical_condition === 'yes';
  const none = clean.no_dislikes_allergies;
  return {
    medical_condition: hasCondition,
    medical_condition_details: hasCondition ? clean.medical_condition_details : null,
    no_dislikes_allergies: none,
    allergens: none ? [] : clean.allergens.map(Number),
    dislikes: none ? [] : clean.dislikes.map(Number),
    others: none ? null : clean.others || null,
    age: clean.age,
    height: clean.height,
    weight: clean.weight,
    activity_level: clean.activity_level,
    dietitian_appointment_date: clean.dietitian_appointment_date || null,
  };
}

const FRIDAY = 5;
/** The terms: about ten days into the subscription. */
const DAYS_INTO_PLAN = 10;
const MONTHS_AHEAD_DAYS = 60;

/** Dietitians work from Saturday to Thursday. */
export const isConsultationDay = (date: string) => weekdayOf(date) !== FRIDAY;

export function suggestedAppointment(startDate: string, today: string): string {
  const wanted = addDays(startDate > today ? startDate : today, DAYS_INTO_PLAN);
  return isConsultationDay(wanted) ? wanted : addDays(wanted, 1);
}

export const latestAppointment = (endDate: string) => addDays(endDate, MONTHS_AHEAD_DAYS);
