import Box from '@mui/material/Box';
import { Suspense, useState, type ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';
import { Waiting } from '../parts/Waiting.tsx';
import { KitchenBar } from './KitchenBar.tsx';
import { KitchenMenu } from './KitchenMenu.tsx';
import { PageBoundary } from './PageBoundary.tsx';

const CONTENT = 'content';

export function KitchenLayout({ children }: { children: ReactNode }) {
  const text = useText();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Box component="a" href={`#${CONTENT}`} sx={skipLink}>
        {text('frame.skip')}
      </Box>
      <KitchenBar openMenu={() => setMenuOpen(true)} />
      <Box sx={{ display: 'flex', flexGrow: 1, minWidth: 0 }}>
        <KitchenMenu isOpen={isMenuOpen} close={() => setMenuOpen(false)} />
        <Box component="main" id={CONTENT} tabIndex={-1} sx={main}>
          <PageBoundary>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </PageBoundary>
        </Box>
      </Box>
    </Box>
  );
}

/** A notice hangs over the bottom of the window: what ends a page can be scrolled from beneath it. */
const main = { flexGrow: 1, minWidth: 0, pb: 14, '@media print': { pb: 0 } };

const skipLink = {
  position: 'absolute',
  insetInlineStart: 8,
  top: -100,
  zIndex: 'tooltip',
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'primary.main',
  '&:focus': { top: 8 },
};
