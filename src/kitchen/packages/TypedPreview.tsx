import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useText } from '../i18n/useText.ts';
import { PackagePreview } from './PackagePreview.tsx';
import { pointsOf, type PackageValues } from './packageValues.ts';

/** Before it is saved. */
export function TypedPreview() {
  const text = useText();
  const typed = useWatch<PackageValues>();
  const points = {
    highlights_en: pointsOf(typed.highlights_en ?? ''),
    highlights_ar: pointsOf(typed.highlights_ar ?? ''),
  };
  return (
    <>
      <Typography variant="h3" component="h2">
        {text('form.preview')}
      </Typography>
      <PackagePreview sold={{ ...EMPTY, ...typed, ...points }} />
    </>
  );
}

const EMPTY = {
  name_en: '',
  name_ar: '',
  tagline_en: '',
  tagline_ar: '',
  description_en: '',
  description_ar: '',
  image: '',
};
