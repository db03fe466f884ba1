import { QueryClient } from '@tanstack/react-query';
import { use, useEffect, useMemo, useState } from 'react';
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  I18nContext,
  memoryStore,
  Resource,
} from 'ra-core';
import { Route } from 'react-router-dom';
import type { StaffAccount } from '../../contract/wire/staff/account.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { createDataProvider } from '../api/dataProvider.ts';
import { HomePage } from '../home/HomePage.tsx';
import { resources } from '../resources.ts';
import { AccountContext } from '../session/useAccount.ts';
import { useKitchen } from '../kitchen.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { AccessDenied } from './AccessDenied.tsx';
import { KitchenLayout } from './KitchenLayout.tsx';
import { NotFound } from './NotFound.tsx';
import { Notices } from './Notices.tsx';
import { PageCrash } from './PageCrash.tsx';

const FRESH_MS = 10_000;

/** A failure is shown at once, with a button: silent retries would look like a slow kitchen. */
const createQueries = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: FRESH_MS } },
  });

interface KitchenAdminProps {
  account: StaffAccount;
  /** False after the session has ended, until the next login. */
  isShown: boolean;
}

/**
 * The app for a logged-in account. Its cache is dropped when another account logs in. react-admin gets no
 * authProvider: login wraps it (Opening.tsx), so that the end of a session keeps what was typed.
 */
export function KitchenAdmin({ account, isShown }: KitchenAdminProps) {
  const { api } = useKitchen();
  const i18n = use(I18nContext);
  const [queries] = useState(createQueries);
  const [store] = useState(() => memoryStore());
  const dataProvider = useMemo(() => createDataProvider(api), [api]);
  useEffect(() => {
    if (isShown) void queries.invalidateQueries();
  }, [isShown, queries]);
  return (
    <AccountContext value={account}>
      <CoreAdminContext
        dataProvider={dataProvider}
        i18nProvider={i18n}
        queryClient={queries}
        store={store}
      >
        <CoreAdminUI
          catchAll={NotFound}
          dashboard={HomePage}
          disableTelemetry
          error={PageCrash}
          layout={KitchenLayout}
          loading={Waiting}
          title=""
        >
          {resources.map(({ name, permission, list, show: Show, routes }) => {
            const isOwn = account.permissions.includes(permission);
            return (
              <Resource key={name} name={name} list={isOwn ? list : AccessDenied}>
                {isOwn && Show && <Route path=":id" element={<Show />} />}
                {isOwn && routes}
              </Resource>
            );
          })}
          <CustomRoutes>
            <Route path="/account" element={<AccountPage />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Notices />
      </CoreAdminContext>
    </AccountContext>
  );
}
