import type { StaffAccount } from '../../contract/wire/staff/account.ts';
import { observable, type Observable } from '../observable.ts';

/** The current account, as the API's answers have reported it. */
interface SessionState {
  account: StaffAccount | null;
  /** The API has ended the session of this account: it ran out, or was ended elsewhere. */
  isLost: boolean;
}

export interface Session extends Observable<SessionState> {
  begin: (account: StaffAccount) => void;
  end: () => void;
  /** The screens stay mounted but hidden until the next login. */
  lose: () => void;
}

export function createSession(): Session {
  const { read, subscribe, write } = observable<SessionState>({ account: null, isLost: false });
  return {
    read,
    subscribe,
    begin: (account) => write({ account, isLost: false }),
    end: () => write({ account: null, isLost: false }),
    lose() {
      const { account } = read();
      if (account !== null) write({ account, isLost: true });
    },
  };
}
