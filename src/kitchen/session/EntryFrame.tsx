import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Brand } from '../parts/Brand.tsx';

/** The frame of the screens before the login. */
export function EntryFrame({ children }: { children: ReactNode }) {
  return (
    <Stack sx={{ minHeight: '100dvh', alignItems: 'center', px: 2, py: 3, gap: 3 }}>
      <Stack
        component="header"
        direction="row"
        sx={{
          width: '100%',
          maxWidth: 480,
          alignItems: 'center',
          justifyContent: 'space-between',
          color: 'primary.main',
        }}
      >
        <Brand />
        <LanguageSwitch />
      </Stack>
      <Card
        component="main"
        sx={{ width: '100%', maxWidth: 480, p: { xs: 2.5, sm: 4 }, borderRadius: '32px 10px' }}
      >
        {children}
      </Card>
      <Box sx={{ flexGrow: 1 }} />
    </Stack>
  );
}
