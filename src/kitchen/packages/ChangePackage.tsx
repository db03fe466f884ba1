import Card from '@mui/material/Card';
import { useState } from 'react';
import type { StaffPackage } from '../../contract/wire/staff/packages.ts';
import { changePackage } from '../api/catalog.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { FixedFacts } from './FixedFacts.tsx';
import { Gallery } from './Gallery.tsx';
import { PackageFields } from './PackageFields.tsx';
import { changesOf, valuesOf } from './packageValues.ts';
import { TypedPreview } from './TypedPreview.tsx';
import { Variants } from './Variants.tsx';

/** Input stays when a colleague has changed the package meanwhile. */
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
        <PackageFields drawing={sold.drawing}>
          <Gallery drawings={sold.gallery_drawings} />
          <Variants held={sold.variants} />
        </PackageFields>
        <FixedFacts sold={sold} />
        <TypedPreview />
      </KitchenForm>
    </Card>
  );
}
