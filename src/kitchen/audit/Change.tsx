import Box from '@mui/material/Box';
import type { AuditEntry } from '../../contract/wire/staff/audit.ts';
import { useText } from '../i18n/useText.ts';
import { useFactTexts } from './useFactTexts.ts';

/** The values before and after, field by field. */
export function Change({ subject, before, after }: AuditEntry) {
  const text = useText();
  const { factsOf } = useFactTexts(subject);
  const lines = [
    ...factsOf(before ?? {}).map((fact) => ({ ...fact, sign: text('audit-log.before') })),
    ...factsOf(after ?? {}).map((fact) => ({ ...fact, sign: text('audit-log.after') })),
  ];
  if (lines.length === 0) return <>–</>;
  return (
    <Box component="ul" sx={look}>
      {lines.map(({ sign, name, value }) => (
        <li key={sign + name}>
          <span>{sign}</span> {name}: {value}
        </li>
      ))}
    </Box>
  );
}

const look = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& span': { color: 'text.secondary' },
};
