import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { I18nContext } from 'ra-core';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { KITCHEN_PATH } from '../contract/staff/kitchenAddress.ts';
import { useSpokenTexts } from './i18n/useSpokenTexts.ts';
import { Opening } from './session/Opening.tsx';
import { StartFailed } from './StartFailed.tsx';
import { ThemeRoot } from './theme/ThemeRoot.tsx';
import { KitchenContext, type Kitchen } from './kitchen.ts';

export function KitchenApp({ kitchen }: { kitchen: Kitchen }) {
  const spoken = useSpokenTexts(kitchen.language);
  const [client] = useState(() => new QueryClient());
  const screens = useRef<HTMLDivElement>(null);
  const [router] = useState(() =>
    createBrowserRouter([{ path: '*', element: <Opening screens={screens} /> }], {
      basename: KITCHEN_PATH,
    }),
  );
  const container = useCallback(() => screens.current, []);
  if (spoken.hasFailed) return <StartFailed window={kitchen.window} />;
  if (spoken.texts === null) return null;
  const { provider, language } = spoken.texts;
  return (
    <KitchenContext value={kitchen}>
      <QueryClientProvider client={client}>
        <I18nContext value={provider}>
          <ThemeRoot language={language} container={container}>
            <RouterProvider router={router} />
          </ThemeRoot>
        </I18nContext>
      </QueryClientProvider>
    </KitchenContext>
  );
}
