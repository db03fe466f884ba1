import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { languageCodes, languages, pickText, pickTexts } from '../../contract/languages.ts';
import type { StaffPackage } from '../../contract/wire/staff/packages.ts';
import { useText } from '../i18n/useText.ts';

type Shown = Pick<
  StaffPackage,
  | 'name_en'
  | 'name_ar'
  | 'tagline_en'
  | 'tagline_ar'
  | 'description_en'
  | 'description_ar'
  | 'highlights_en'
  | 'highlights_ar'
  | 'image'
>;

/** Its card on the home page and the head of its own page, in both languages. */
export function PackagePreview({ sold }: { sold: Shown }) {
  const text = useText();
  return (
    <Box
      component="section"
      aria-label={text('form.preview')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
    >
      {languageCodes.map((language) => (
        <Card key={language} lang={language} dir={languages[language].direction}>
          {sold.image === '' ? (
            <Box sx={picture} />
          ) : (
            <Box component="img" src={sold.image} alt="" sx={picture} />
          )}
          <Box sx={{ p: 2, overflowWrap: 'anywhere' }}>
            <Typography variant="h3" component="p">
              {pickText(sold, 'name', language)}
            </Typography>
            <Typography color="textSecondary">{pickText(sold, 'tagline', language)}</Typography>
            <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
              {pickTexts(sold, 'highlights', language).map((point) => (
                <li key={point}>{point}</li>
              ))}
            </Box>
            <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
              {pickText(sold, 'description', language)}
            </Typography>
          </Box>
        </Card>
      ))}
    </Box>
  );
}

/** The shape of the card's picture on the home page. */
const picture = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 10',
  objectFit: 'cover',
  bgcolor: 'divider',
};
