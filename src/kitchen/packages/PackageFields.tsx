import {
  HIGHLIGHT_MAX,
  MOST_HIGHLIGHTS,
  packageDescription,
  packageName,
  packageTagline,
} from '../../contract/staff/catalog.ts';
import type { StaffPackage } from '../../contract/wire/staff/packages.ts';
import { useText } from '../i18n/useText.ts';
import { BothLanguages } from '../parts/BothLanguages.tsx';
import { CheckLine } from '../parts/CheckLine.tsx';
import { PictureField } from '../parts/PictureField.tsx';
import { DayOptions } from './DayOptions.tsx';
import { Gallery } from './Gallery.tsx';
import { Variants } from './Variants.tsx';

interface PackageFieldsProps {
  /** What a package that was saved cannot lose, and what it can go back to. */
  held: Pick<StaffPackage, 'drawing' | 'gallery_drawings' | 'variants'>;
}

export function PackageFields({ held }: PackageFieldsProps) {
  const text = useText();
  return (
    <>
      <BothLanguages name="name" label={text('packages.fields.name')} maxLength={packageName.max} />
      <BothLanguages
        name="tagline"
        label={text('packages.tagline')}
        maxLength={packageTagline.max}
      />
      <BothLanguages
        name="description"
        label={text('packages.description')}
        maxLength={packageDescription.max}
        rows={4}
      />
      <BothLanguages
        name="highlights"
        label={text('packages.highlights')}
        maxLength={MOST_HIGHLIGHTS * (HIGHLIGHT_MAX + 1)}
        rows={3}
      />
      <PictureField
        name="image"
        label={text('packages.cardPicture')}
        subject="package"
        drawing={held.drawing}
      />
      <Gallery drawings={held.gallery_drawings} />
      <Variants held={held.variants} />
      <DayOptions />
      <CheckLine name="active" label={text('packages.active')} />
    </>
  );
}
