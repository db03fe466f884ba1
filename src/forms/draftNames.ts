const ADDRESS = 'address:';
const NEW = 'new';

/** Each draft under a name of its own: a form, and which thing it is about. */
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

/** Which address a draft is about, null for a new one; undefined when it is about something else. */
export function addressOfDraft(name: string): number | null | undefined {
  if (!name.startsWith(ADDRESS)) return undefined;
  const id = name.slice(ADDRESS.length);
  return id === NEW ? null : Number(id);
}
