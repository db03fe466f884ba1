import { welcomeToken } from '../../contract/staff/kitchenAddress.ts';

const STORED_KEY = 'mizan.kitchen.welcome';

/**
 * The token of a link that the kitchen's manager handed over. It leaves the address, where others could read
 * it, and stays in this tab until it is used, so that a reload does not lose it.
 */
export function takeWelcomeToken({ location, sessionStorage, history }: Window): string | null {
  const token = welcomeToken(location.hash);
  try {
    if (token === null) return sessionStorage.getItem(STORED_KEY);
    sessionStorage.setItem(STORED_KEY, token);
  } catch {
    // Without storage the token stays in the address: exposed is better than lost.
    return token;
  }
  history.replaceState(history.state, '', location.pathname);
  return token;
}

export function forgetWelcomeToken({ sessionStorage }: Window): void {
  try {
    sessionStorage.removeItem(STORED_KEY);
  } catch {
    // Nothing was stored.
  }
}
