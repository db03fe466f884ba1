import type { Store } from '@reduxjs/toolkit';
import type { History } from 'history';
import { Suspense, type ReactNode } from 'react';
import { Provider, useSelector } from 'react-redux';
import { Router } from 'react-router-dom';
import { UnsavedWork } from '../features/unsaved/UnsavedWork.tsx';
import { selectLocation } from '../routing/routerSlice.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageProvider } from './LanguageProvider.tsx';
import { Layout } from './layout/Layout.tsx';
import { PageHead } from './PageHead.tsx';
import { SettingsContext, type RuntimeSettings } from './settings.ts';

interface AppProps {
  storefront: { store: Store; history: History; servedState: object | null };
  settings: RuntimeSettings;
}

export function App({ storefront, settings }: AppProps) {
  return (
    <Provider store={storefront.store} serverState={storefront.servedState}>
      <SettingsContext value={settings}>
        <ErrorBoundary>
          <Suspense fallback={null}>
            <LanguageProvider>
              <PageHead />
              <StoreRouter history={storefront.history}>
                <UnsavedWork>
                  <Layout />
                </UnsavedWork>
              </StoreRouter>
            </LanguageProvider>
          </Suspense>
        </ErrorBoundary>
      </SettingsContext>
    </Provider>
  );
}

/** Links go through the browser's history; the shown page comes from the store alone. */
function StoreRouter({ history, children }: { history: History; children: ReactNode }) {
  const location = useSelector(selectLocation);
  return (
    <Router location={location} navigator={history}>
      {children}
    </Router>
  );
}
