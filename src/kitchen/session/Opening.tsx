import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { WELCOME_PATH } from '../../contract/staff/kitchenAddress.ts';
import { getAccount } from '../api/account.ts';
import { KitchenAdmin } from '../frame/KitchenAdmin.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useKitchen, type Kitchen } from '../kitchen.ts';
import { WelcomePage } from '../welcome/WelcomePage.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { LoginPage } from './LoginPage.tsx';

/** Decides by the session what is shown. The address stays, so that a login leads back to it. */
export function Opening({ screens }: { screens: RefObject<HTMLDivElement | null> }) {
  const kitchen = useKitchen();
  const { session } = kitchen;
  const { account, isLost } = useSyncExternalStore(session.subscribe, session.read);
  const isWelcome = useLocation().pathname === WELCOME_PATH;
  const opening = useQuery({
    queryKey: ['opening'],
    queryFn: () => recogniseAccount(kitchen),
    enabled: !isWelcome,
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
  });
  if (isWelcome) return <WelcomePage />;
  if (opening.isPending) return <Waiting />;
  if (opening.isError) {
    return (
      <EntryFrame>
        <Failure error={opening.error} retry={() => void opening.refetch()} />
      </EntryFrame>
    );
  }
  return (
    <>
      {account !== null && (
        <div ref={screens} hidden={isLost}>
          <KitchenAdmin key={account.id} account={account} isShown={!isLost} />
        </div>
      )}
      {(account === null || isLost) && <LoginPage isLost={isLost} />}
    </>
  );
}

/** The account of a link that was just used is already known. */
async function recogniseAccount({ api, session }: Kitchen): Promise<true> {
  if (session.read().account !== null) return true;
  const account = await api.send(getAccount());
  if (account !== null) session.begin(account);
  return true;
}
