import Box from '@mui/material/Box';
import type { AuditEntry } from '../../contract/wire/staff/audit.ts';
import { useText } from '../i18n/useText.ts';
import { useFactTexts, type Fact } from './useFactTexts.ts';

/** The facts that stay the same, and the others before and after. */
export function Change({ subject, before, after }: AuditEntry) {
  const text = useText();
  const { factsOf } = useFactTexts(subject);
  const earlier = factsOf(before ?? {});
  const later = factsOf(after ?? {});
  const lines = [
    ...earlier.filter(isAmong(later)).map((fact) => ({ ...fact, sign: '' })),
    ...earlier
      .filter(isMissingIn(later))
      .map((fact) => ({ ...fact, sign: text('audit-log.before') })),
    ...later
      .filter(isMissingIn(earlier))
      .map((fact) => ({ ...fact, sign: text('audit-log.after') })),
  ];
  if (lines.length === 0) return <>–</>;
  return (
    <Box component="ul" sx={look}>
      {lines.map(({ sign, name, value }) => (
        <li key={sign + name}>
          {sign !== '' && <span>{sign} </span>}
          {name}: {value}
        </li>
      ))}
    </Box>
  );
}

const isAmong = (facts: readonly Fact[]) => (fact: Fact) =>
  facts.some(({ name, value }) => name === fact.name && value === fact.value);
const isMissingIn = (facts: readonly Fact[]) => (fact: Fact) => !isAmong(facts)(fact);

const look = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& span': { color: 'text.secondary' },
};
