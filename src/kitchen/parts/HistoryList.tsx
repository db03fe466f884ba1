import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { History } from '../../contract/wire/staff/messages.ts';
import { useText } from '../i18n/useText.ts';
import { Instant } from './Instant.tsx';

/** The audit log of one subject. */
export function HistoryList({ entries }: { entries: History }) {
  const text = useText();
  const translate = useTranslate();
  if (entries.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {text('inbox.history')}
      </Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {entries.map(({ id, at, action, name }) => (
          <li key={id}>
            {translate(`action.${action}`, { _: action })} · <bdi>{name}</bdi> · <Instant at={at} />
          </li>
        ))}
      </Box>
    </section>
  );
}
