import Box from '@mui/material/Box';
import { languageCodes } from '../../contract/languages.ts';
import { useText } from '../i18n/useText.ts';
import { TextLine } from './TextLine.tsx';

interface LocalizedTextLineProps {
  /** Of the fields `NAME_en` and `NAME_ar`. */
  name: string;
  label: string;
  maxLength: number;
  rows?: number;
}

/** A text in every language side by side, on a phone one below the other; none may be empty. */
export function LocalizedTextLine({ name, label, ...limits }: LocalizedTextLineProps) {
  const text = useText();
  const columns = { xs: '1fr', sm: `repeat(${languageCodes.length}, 1fr)` };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns }}>
      {languageCodes.map((language) => (
        <TextLine
          key={language}
          name={`${name}_${language}`}
          label={text(`form.in.${language}`, { label })}
          {...limits}
        />
      ))}
    </Box>
  );
}
