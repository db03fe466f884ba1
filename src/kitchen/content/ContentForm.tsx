import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { appLinks, sharedSiteTexts, siteTextRules } from '../../contract/staff/siteTexts.ts';
import type { SiteTextsAnswer } from '../../contract/wire/staff/siteTexts.ts';
import { changeSiteTexts } from '../api/siteTexts.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { LocalizedTextLine } from '../parts/LocalizedTextLine.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { ContentPreview } from './ContentPreview.tsx';

const translated = ['kitchen_name', 'footer_address', 'footer_timing'] as const;

/** Input stays when a colleague has changed a text meanwhile. */
export function ContentForm({ texts, version }: SiteTextsAnswer) {
  const text = useText();
  const [values] = useState(texts);
  const change = useAction(changeSiteTexts, { done: 'site-content.saved' });
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 } }}>
      <KitchenForm
        values={values}
        action={text('site-content.save')}
        submit={async (typed) => {
          await change.send({ ...typed, version });
        }}
      >
        {translated.map((key) => (
          <LocalizedTextLine
            key={key}
            name={key}
            label={text(`site-content.${key}`)}
            maxLength={siteTextRules[key].max}
            {...(key === 'footer_address' ? { rows: 2 } : {})}
          />
        ))}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          {sharedSiteTexts.map((key) => (
            <TextLine
              key={key}
              name={key}
              label={text(`site-content.${key}`)}
              direction="ltr"
              maxLength={siteTextRules[key].max}
            />
          ))}
          {appLinks.map((key) => (
            <TextLine
              key={key}
              name={key}
              label={text(`site-content.${key}`)}
              hint={text('site-content.appHint')}
              direction="ltr"
              maxLength={siteTextRules[key].max}
              isOptional
            />
          ))}
        </Box>
        <ContentPreview />
      </KitchenForm>
    </Card>
  );
}
