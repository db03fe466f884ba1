const ADDRESS = 'address:';
const NEW = 'new';

/** One name for each draft: the form, with the id of what it edits. */
export const draftNames = {
  contact: 'contact',
  register: 'register',
  quickSignUp: 'quickSignUp',
  profile: 'profile',
  /** The token of the mailed link. */
  resetPassword: 'resetPassword',
  address: (id: number | null) => `${ADDRESS}${id ?? NEW}`,
  note: (cartId: number) => `note:${cartId}`,
  appointment: 'appointment',
  questionnaire: (cartItemId: number) => `questionnaire:${cartItemId}`,
  meals: (cartItemId: number) => `meals:${cartItemId}`,
} as const;

/** The id of the address that a draft edits, null for a new one; undefined for any other draft. */
export function addressOfDraft(name: string): number | null | undefined {
  if (!name.startsWith(ADDRESS)) return undefined;
  const id = name.slice(ADDRESS.length);
  return id === NEW ? null : Number(id);
}
