import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { languageCodes, languages, type Language } from '../../contract/languages.ts';
import type { SiteTexts } from '../../contract/wire/staff/siteTexts.ts';
import { useText } from '../i18n/useText.ts';

/** The typed texts as customers will see them in each language. */
export function ContentPreview() {
  const text = useText();
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {text('site-content.preview')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {languageCodes.map((language) => (
          <InLanguage key={language} language={language} />
        ))}
      </Box>
    </section>
  );
}

function InLanguage({ language }: { language: Language }) {
  const typed = useWatch<SiteTexts>();
  const { direction, name } = languages[language];
  return (
    <Box
      component="article"
      aria-label={name}
      lang={language}
      dir={direction}
      sx={{
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        textAlign: 'start',
        overflowWrap: 'anywhere',
      }}
    >
      <Typography sx={{ fontWeight: 700 }}>{typed[`kitchen_name_${language}`]}</Typography>
      <Typography>{typed[`footer_address_${language}`]}</Typography>
      <Typography>{typed[`footer_timing_${language}`]}</Typography>
      <Typography>
        <bdi dir="ltr">{typed.footer_phone}</bdi> · <bdi dir="ltr">{typed.footer_whatsapp}</bdi>
      </Typography>
      <Typography>
        <bdi dir="ltr">{typed.footer_email}</bdi>
      </Typography>
    </Box>
  );
}
