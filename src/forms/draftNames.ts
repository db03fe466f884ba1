const ADDRESS = 'address:';
const NEW = 'new';
const NOTE = 'note:';
const COUPON = 'coupon:';
const QUESTIONNAIRE = 'questionnaire:';
const MEALS = 'meals:';
const PLAN_DAY = 'planDay:';
const FREEZE = 'freeze:';
const DELIVERY = 'delivery:';
const CANCELLATION = 'cancellation:';

/** One name for each draft: the form, with the id of what it edits. */
export const draftNames = {
  contact: 'contact',
  login: 'login',
  forgotPassword: 'forgotPassword',
  register: 'register',
  quickSignUp: 'quickSignUp',
  profile: 'profile',
  /** The token of the mailed link. */
  resetPassword: 'resetPassword',
  address: (id: number | null) => `${ADDRESS}${id ?? NEW}`,
  note: (cartId: number) => `${NOTE}${cartId}`,
  coupon: (cartId: number) => `${COUPON}${cartId}`,
  appointment: 'appointment',
  cancellation: (appointmentId: number) => `${CANCELLATION}${appointmentId}`,
  problemReport: 'problemReport',
  questionnaire: (cartItemId: number) => `${QUESTIONNAIRE}${cartItemId}`,
  meals: (cartItemId: number) => `${MEALS}${cartItemId}`,
  freeze: (orderItemId: number) => `${FREEZE}${orderItemId}`,
  delivery: (dayId: number) => `${DELIVERY}${dayId}`,
  planDay: (dayId: number) => `${PLAN_DAY}${dayId}`,
} as const;

/** The id of the address that a draft edits, null for a new one; undefined for any other draft. */
export function addressOfDraft(name: string): number | null | undefined {
  if (!name.startsWith(ADDRESS)) return undefined;
  const id = name.slice(ADDRESS.length);
  return id === NEW ? null : Number(id);
}

export const isDraftOfCart = (name: string): boolean =>
  [NOTE, COUPON, QUESTIONNAIRE, MEALS].some((start) => name.startsWith(start));

/** The names of all drafts about a cart and its lines. */
export const draftsOfCart = (cartId: number, cartItemIds: readonly number[]): readonly string[] => [
  draftNames.note(cartId),
  draftNames.coupon(cartId),
  ...cartItemIds.flatMap((id) => [draftNames.questionnaire(id), draftNames.meals(id)]),
];
