import { useEffect, useLayoutEffect, useState } from 'react';
import { applyLanguage } from '../i18n/applyLanguage.ts';
import { TextsProvider } from '../i18n/TextsProvider.tsx';
import { OfflinePage } from './OfflinePage.tsx';
import type { OfflineContents } from './contents.ts';
import { readKeptVisit } from './keptVisit.ts';
import { reloadOnceAnswered } from './reloadOnceAnswered.ts';

/** The Kuwait day may end while the page is open. */
const UPDATE_MS = 60_000;
/** Checked regularly too: another tab may log out, and the connection may come back. */
const SIGNS = ['storage', 'online', 'offline', 'pageshow'] as const;

interface OfflineAppProps {
  window: Window;
  contents: OfflineContents;
}

/** The page that is shown in place of any other that cannot be loaded; its address is that page's. */
export function OfflineApp({ window, contents }: OfflineAppProps) {
  const { language, ...visit } = useKeptVisit(window);
  useLayoutEffect(() => {
    applyLanguage(window.document.documentElement, language);
  }, [window, language]);
  useEffect(() => reloadOnceAnswered(window), [window]);
  const { texts, logo } = contents[language];
  return (
    <TextsProvider language={language} messages={texts}>
      <OfflinePage {...visit} logo={logo} onRetry={() => window.location.reload()} />
    </TextsProvider>
  );
}

const readVisit = (window: Window) => ({
  ...readKeptVisit(window, new Date()),
  isConnected: window.navigator.onLine,
});

function useKeptVisit(window: Window) {
  const [visit, setVisit] = useState(() => readVisit(window));
  useEffect(() => {
    const update = () => setVisit(readVisit(window));
    const timer = window.setInterval(update, UPDATE_MS);
    for (const sign of SIGNS) window.addEventListener(sign, update);
    return () => {
      window.clearInterval(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, update);
    };
  }, [window]);
  return visit;
}
