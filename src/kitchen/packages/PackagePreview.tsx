import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { languageCodes, languages, pickText, pickTexts } from '../../contract/languages.ts';
import type { StaffPackage } from '../../contract/wire/staff/catalog.ts';
import { useText } from '../i18n/useText.ts';

type Shown = Pick<
  StaffPackage,
  'name_en' | 'name_ar' | 'tagline_en' | 'tagline_ar' | 'highlights_en' | 'highlights_ar' | 'image'
>;

/** Its card on the home page, in both languages. */
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
          <Box component="img" src={sold.image} alt="" sx={picture} />
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
          </Box>
        </Card>
      ))}
    </Box>
  );
}

const picture = { display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover' };
