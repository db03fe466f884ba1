import { createApi, type Api } from '../../__tests__/e2e/support/api.ts';
import { signUpByApi, type SignedUp } from '../../__tests__/e2e/support/customers.ts';

export interface Customer extends SignedUp {
  apiUrl: string;
  api: Api;
  remove: (path: string) => Promise<void>;
}

/** A new customer, who may do again what another one has done as often as the shop permits. */
export async function newCustomer(apiUrl: string): Promise<Customer> {
  const signedUp = await signUpByApi(apiUrl, 'en');
  const headers = { authorization: `Bearer ${signedUp.token}` };
  const remove = async (path: string) => {
    const { ok } = await fetch(`${apiUrl}/${path}`, { method: 'DELETE', headers });
    if (!ok) throw new Error(`DELETE ${path} was refused`);
  };
  return { ...signedUp, apiUrl, api: createApi(apiUrl, signedUp.token), remove };
}
