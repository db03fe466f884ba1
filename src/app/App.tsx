import { Suspense } from 'react';
import { Provider } from 'react-redux';
import type { RuntimeSettings } from './runtimeSettings.ts';
import type { Storefront } from './createStorefront.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { LanguageProvider } from './LanguageProvider.tsx';
import { Layout } from './layout/Layout.tsx';
import { PageHead } from './PageHead.tsx';
import { SettingsContext } from './settings.ts';
import { StoreRouter } from './StoreRouter.tsx';

interface AppProps {
  storefront: Storefront;
  settings: RuntimeSettings;
}

export function App({ storefront, settings }: AppProps) {
  return (
    <Provider store={storefront.store}>
      <SettingsContext value={settings}>
        <ErrorBoundary>
          <Suspense fallback={null}>
            <LanguageProvider>
              <PageHead />
              <StoreRouter history={storefront.history}>
                <Layout />
              </StoreRouter>
            </LanguageProvider>
          </Suspense>
        </ErrorBoundary>
      </SettingsContext>
    </Provider>
  );
}
