import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';

interface PageProps {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Reading starts at its title. */
export function Page({ title, actions, children }: PageProps) {
  const text = useText();
  const head = useRef<HTMLHeadingElement>(null);
  const isFirst = useLocation().key === 'default';
  const wasFirst = useRef(isFirst);
  useEffect(() => {
    document.title = text('frame.pageTitle', { title });
  });
  useEffect(() => {
    if (!wasFirst.current) head.current?.focus();
  }, []);
  return (
    <Stack sx={{ gap: 2.5, p: { xs: 2, md: 3 }, maxWidth: 1200 }}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1.5 }}
      >
        <Typography variant="h1" ref={head} tabIndex={-1}>
          {title}
        </Typography>
        {actions}
      </Stack>
      {children}
    </Stack>
  );
}
