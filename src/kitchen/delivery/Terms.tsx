import Box from '@mui/material/Box';
import { useState } from 'react';
import type { DeliveryTerms } from '../../contract/wire/staff/delivery.ts';
import { changeTerms } from '../api/delivery.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { Section } from '../parts/Section.tsx';

/** Input stays when a colleague has changed the fee meanwhile. */
export function Terms({ terms }: { terms: DeliveryTerms }) {
  const text = useText();
  const [values] = useState({ fee: terms.fee, free_from: terms.free_from ?? '' });
  const change = useAction(changeTerms, { done: 'delivery.termsSaved' });
  return (
    <Section title={text('delivery.terms')} about={text('delivery.termsAbout')}>
      <KitchenForm
        values={values}
        action={text('delivery.save')}
        submit={async (typed) => {
          await change.send({ ...typed, version: terms.version });
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <TextLine name="fee" label={text('delivery.fee')} direction="ltr" />
          <TextLine
            name="free_from"
            label={text('delivery.freeFrom')}
            hint={text('delivery.freeFromHint')}
            direction="ltr"
            isOptional
          />
        </Box>
      </KitchenForm>
    </Section>
  );
}
