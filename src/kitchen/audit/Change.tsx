import Box from '@mui/material/Box';
import { isRecord } from '../../api/shape.ts';
import { useText } from '../i18n/useText.ts';

interface ChangeProps {
  before: unknown;
  after: unknown;
}

/** The values before and after, field by field, as the API has stored them. */
export function Change({ before, after }: ChangeProps) {
  const text = useText();
  const lines = [
    ...linesOf(before).map((line) => ({ line, sign: text('audit-log.before') })),
    ...linesOf(after).map((line) => ({ line, sign: text('audit-log.after') })),
  ];
  if (lines.length === 0) return <>–</>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem' }}>
      {lines.map(({ line, sign }) => (
        <li key={sign + line}>
          {sign} <bdi dir="ltr">{line}</bdi>
        </li>
      ))}
    </Box>
  );
}

function linesOf(value: unknown): string[] {
  if (value == null) return [];
  if (!isRecord(value)) return [shown(value)];
  return Object.entries(value).map(([key, entry]) => `${key}: ${shown(entry)}`);
}

const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
