import { createContext, use } from 'react';
import type { StaffAccount } from '../../contract/wire/staff/account.ts';

export const AccountContext = createContext<StaffAccount | null>(null);

/** The logged-in account. */
export function useAccount(): StaffAccount {
  const account = use(AccountContext);
  if (account === null) throw new Error('This belongs into <KitchenAdmin>.');
  return account;
}
