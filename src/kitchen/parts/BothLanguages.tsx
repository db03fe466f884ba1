import Box from '@mui/material/Box';
import { useText } from '../i18n/useText.ts';
import { TextLine } from './TextLine.tsx';

interface BothLanguagesProps {
  /** The prefix of the fields `NAME_en` and `NAME_ar`. */
  name: string;
  label: string;
  maxLength: number;
  rows?: number;
}

/** A required text in English and in Arabic, side by side; on a phone one below the other. */
export function BothLanguages({ name, label, ...limits }: BothLanguagesProps) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextLine name={`${name}_en`} label={text('form.inEnglish', { label })} {...limits} />
      <TextLine name={`${name}_ar`} label={text('form.inArabic', { label })} {...limits} />
    </Box>
  );
}
