import { note, type NumberRule, type RuleKey } from './rule.ts';

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
