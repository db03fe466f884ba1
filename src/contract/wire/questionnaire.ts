import { Type, type Static } from 'typebox';
import { HEALTH_CONSENT_VERSION } from '../rules/healthConsent.ts';
import {
  activityLevels,
  age,
  height,
  medicalDetails,
  otherDislikes,
  weight,
} from '../rules/questionnaire.ts';
import { CartItem, CartOrNull } from './cart.ts';
import { DateText, Id, LocalizedName } from './common.ts';
import { decimal, integer, textOrNull } from './ruled.ts';

export const ActivityLevel = Type.Enum(activityLevels);

export const Choice = Type.Object({ id: Id, ...LocalizedName });
export type Choice = Static<typeof Choice>;

const answers = {
  medical_condition: Type.Boolean(),
  medical_condition_details: textOrNull(medicalDetails),
  /** True when the customer has none; then `allergens` and `dislikes` are empty. */
  no_dislikes_allergies: Type.Boolean(),
  /** Ids of declared allergens: dishes with them cannot be chosen. */
  allergens: Type.Array(Id, { maxItems: 100 }),
  /** Ids of disliked ingredients: dishes with them are marked. */
  dislikes: Type.Array(Id, { maxItems: 100 }),
  others: textOrNull(otherDislikes),
  /** Years. */
  age: integer(age),
  /** Centimetres. */
  height: integer(height),
  /** Kilograms, at most one decimal. */
  weight: decimal(weight),
  activity_level: ActivityLevel,
  dietitian_appointment_date: Type.Union([DateText, Type.Null()]),
};

export const QuestionnaireAnswers = Type.Object(answers);
export type QuestionnaireAnswers = Static<typeof QuestionnaireAnswers>;

export const SaveQuestionnaire = Type.Object(
  {
    cart_item_id: Id,
    ...answers,
    /** The text that the customer agreed to; left out, no consent is on record. */
    health_consent_version: Type.Optional(Type.Literal(HEALTH_CONSENT_VERSION)),
  },
  { additionalProperties: false },
);
export type SaveQuestionnaire = Static<typeof SaveQuestionnaire>;

export const QuestionnaireResponse = Type.Object({
  cart_item: CartItem,
  /** The saved answers of this line, else the customer's last ones, else null. */
  questionnaire: Type.Union([QuestionnaireAnswers, Type.Null()]),
  allergens: Type.Array(Choice),
  ingredients: Type.Array(Choice),
  cart: CartOrNull,
});
export type QuestionnaireResponse = Static<typeof QuestionnaireResponse>;

export const QuestionnaireSaved = Type.Object({
  cart_item: CartItem,
  /** How many chosen dishes had to be removed because of a newly declared allergen. */
  removed_dishes: Type.Integer(),
  cart: CartOrNull,
});
export type QuestionnaireSaved = Static<typeof QuestionnaireSaved>;
