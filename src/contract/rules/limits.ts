export const NAME_MIN = 2;
export const NAME_MAX = 50;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;
export const COMMENT_MAX = 500;
export const MEDICAL_DETAILS_MAX = 1000;
export const OTHERS_MAX = 500;
export const CONTACT_NAME_MAX = 100;
export const SUBJECT_MAX = 150;
export const MESSAGE_MAX = 3000;
export const QUANTITY_MIN = 1;
export const QUANTITY_MAX = 10;

/** Years. */
export const AGE = { min: 12, max: 100 } as const;
/** Centimetres. */
export const HEIGHT = { min: 100, max: 230 } as const;
/** Kilograms. */
export const WEIGHT = { min: 25, max: 300 } as const;

/** Subscription and delivery begin three days after registration (terms). */
export const PREPARATION_DAYS = 3;
/** How far ahead a plan may start. */
export const START_WITHIN_DAYS = 90;
