import Card from '@mui/material/Card';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addPackage } from '../api/catalog.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { FixedFields } from './FixedFields.tsx';
import { Gallery } from './Gallery.tsx';
import { PackageFields } from './PackageFields.tsx';
import { changesOf, newPackage } from './packageValues.ts';
import { TypedPreview } from './TypedPreview.tsx';
import { Variants } from './Variants.tsx';

/** A double click, or a retry after a lost answer, adds one package. */
export function NewPackage() {
  const text = useText();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const [values] = useState(newPackage);
  const add = useAction(addPackage, {
    done: 'packages.added',
    then: ({ id }) => void navigate(`/packages/${id}`),
  });
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 }, maxWidth: 860 }}>
      <KitchenForm
        values={values}
        action={text('packages.save')}
        submit={async (typed) => {
          await add.send({ key, ...changesOf(typed) });
        }}
      >
        <FixedFields />
        <PackageFields drawing={null}>
          <Gallery drawings={[]} />
          <Variants held={[]} />
        </PackageFields>
        <TypedPreview />
      </KitchenForm>
    </Card>
  );
}
