import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import mirrored from 'stylis-plugin-rtl';
import { languages, type Language } from '../../contract/languages.ts';
import { applyLanguage } from '../../i18n/applyLanguage.ts';
import { createKitchenTheme } from './createKitchenTheme.ts';

type Direction = 'ltr' | 'rtl';

const caches = new Map<Direction, EmotionCache>();

/** Material UI's styles say left and right: the plugin swaps them where the text runs from the right. */
function cacheFor(direction: Direction): EmotionCache {
  const known = caches.get(direction);
  if (known) return known;
  const plugins = direction === 'rtl' ? [mirrored] : [];
  const cache = createCache({ key: `kitchen-${direction}`, stylisPlugins: plugins });
  caches.set(direction, cache);
  return cache;
}

interface ThemeRootProps {
  language: Language;
  /** Where dialogs and menus are put. */
  container: () => HTMLElement | null;
  children: ReactNode;
}

export function ThemeRoot({ language, container, children }: ThemeRootProps) {
  const theme = useMemo(() => createKitchenTheme(language, container), [language, container]);
  useLayoutEffect(() => applyLanguage(document.documentElement, language), [language]);
  return (
    <CacheProvider value={cacheFor(languages[language].direction)}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
