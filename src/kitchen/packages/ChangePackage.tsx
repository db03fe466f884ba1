import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { StaffPackage } from '../../contract/wire/staff/catalog.ts';
import { changePackage } from '../api/catalog.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { PackageFields } from './PackageFields.tsx';
import { PackagePreview } from './PackagePreview.tsx';
import { changesOf, pointsOf, valuesOf, type PackageValues } from './packageValues.ts';

/** What was typed stays where somebody else has changed the package meanwhile. */
export function ChangePackage({ sold }: { sold: StaffPackage }) {
  const text = useText();
  const [values] = useState(() => valuesOf(sold));
  const change = useAction(changePackage, { done: 'packages.changed' });
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 }, maxWidth: 860 }}>
      <KitchenForm
        values={values}
        action={text('packages.save')}
        submit={async (typed) => {
          await change.send({ id: sold.id, version: sold.version, ...changesOf(typed) });
        }}
      >
        <PackageFields sold={sold} />
        <Typography variant="h3" component="h2">
          {text('form.preview')}
        </Typography>
        <TypedPreview sold={sold} />
      </KitchenForm>
    </Card>
  );
}

/** Before it is saved. */
function TypedPreview({ sold }: { sold: StaffPackage }) {
  const {
    highlights_en: english = '',
    highlights_ar: arabic = '',
    ...typed
  } = useWatch<PackageValues>();
  const { name_en = '', name_ar = '', tagline_en = '', tagline_ar = '' } = typed;
  const texts = { name_en, name_ar, tagline_en, tagline_ar };
  const points = { highlights_en: pointsOf(english), highlights_ar: pointsOf(arabic) };
  return <PackagePreview sold={{ ...texts, ...points, image: sold.image }} />;
}
