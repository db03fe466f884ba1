import { addDays, FRIDAY, weekdayOf } from '../kuwaitTime.ts';
import { DIETITIAN_AFTER_DAYS } from '../policies.ts';
import { note, type NumberRule, type RuleKey, type Violation } from './rule.ts';

/** The least first. */
export const activityLevels = ['sedentary', 'light', 'moderate', 'active', 'very_active'] as const;

/** Years. */
export const age = numberRule({ min: 12, max: 100, decimals: 0, range: 'validation.age' });
/** Centimetres. */
export const height = numberRule({ min: 100, max: 230, decimals: 0, range: 'validation.height' });
/** Kilograms. */
export const weight = numberRule({ min: 25, max: 300, decimals: 1, range: 'validation.weight' });

/** Required from a customer with a medical condition. */
export const medicalDetails = note({ max: 1000, required: 'validation.medicalDetails' });
/** Dislikes and allergies beyond the lists. */
export const otherDislikes = note({ max: 500 });

interface MedicalAnswer {
  readonly medical_condition: boolean;
  readonly medical_condition_details: string | null;
}

/** A medical condition is described. */
export function medicalViolation({
  medical_condition: hasOne,
  medical_condition_details: details,
}: MedicalAnswer): Violation | null {
  return hasOne && !details ? { key: medicalDetails.required } : null;
}

interface FoodAnswer {
  /** There is nothing that the customer dislikes or is allergic to. */
  readonly no_dislikes_allergies: boolean;
  readonly allergens: readonly unknown[];
  readonly dislikes: readonly unknown[];
  readonly others: string | null;
}

/** Either something is named or nothing is disliked. */
export function foodViolation({
  no_dislikes_allergies: none,
  allergens,
  dislikes,
  others,
}: FoodAnswer): Violation | null {
  const hasSome = allergens.length > 0 || dislikes.length > 0 || Boolean(others);
  if (hasSome && none) return { key: 'validation.noneAndSome' };
  return hasSome || none ? null : { key: 'validation.dislikesDefined' };
}

/** After the last day of a plan. */
const CONSULT_WITHIN_DAYS = 60;

/** The kitchen is closed on Fridays, whatever hours a dietitian has: the date is a preference, no booking. */
export const isConsultationDay = (date: string): boolean => weekdayOf(date) !== FRIDAY;

export function suggestedConsultation(startDate: string, today: string): string {
  const wanted = addDays(startDate > today ? startDate : today, DIETITIAN_AFTER_DAYS);
  return isConsultationDay(wanted) ? wanted : addDays(wanted, 1);
}

export const latestConsultation = (endDate: string): string =>
  addDays(endDate, CONSULT_WITHIN_DAYS);

interface PlanDays {
  readonly today: string;
  /** The last day of the plan. */
  readonly endDate: string;
}

/** What is wrong with the day on which a customer would like to see a dietitian. */
export function consultationViolation(
  date: string,
  { today, endDate }: PlanDays,
): Violation | null {
  if (date < today) return { key: 'validation.consultationPast' };
  if (!isConsultationDay(date)) return { key: 'validation.consultationFriday' };
  return date > latestConsultation(endDate)
    ? { key: 'validation.consultationLate', values: { max: CONSULT_WITHIN_DAYS } }
    : null;
}

interface NumberLimits {
  readonly min: number;
  readonly max: number;
  readonly decimals: 0 | 1;
  /** The message for a number out of range. */
  readonly range: RuleKey;
}

function numberRule({ min, max, decimals, range }: NumberLimits): NumberRule {
  const inverse = 10 ** decimals;
  const tooPrecise = decimals === 0 ? 'validation.integer' : 'validation.oneDecimal';
  return {
    type: 'number',
    required: 'validation.propertyRequired',
    min,
    max,
    integer: decimals === 0,
    check: (value) => {
      if (Math.round(value * inverse) / inverse !== value) return { key: tooPrecise };
      return value < min || value > max ? { key: range } : null;
    },
  };
}
