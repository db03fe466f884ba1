/** Where the staff's app is, on the shop's own host. */
export const KITCHEN_PATH = '/kitchen';

/** Where a one-time link leads, within the app. */
export const WELCOME_PATH = '/welcome';

/** A one-time link. The token stands behind #: no server and no log reads it. */
export const welcomeUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${KITCHEN_PATH}${WELCOME_PATH}#${new URLSearchParams({ token }).toString()}`;

/** The token of such a link; null where there is none. */
export const welcomeToken = (hash: string): string | null =>
  new URLSearchParams(hash.slice('#'.length)).get('token');
