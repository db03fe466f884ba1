import {
  HIGHLIGHT_MAX,
  MOST_HIGHLIGHTS,
  packageDescription,
  packageName,
  packageTagline,
} from '../../contract/staff/catalog.ts';
import type { StaffPackage } from '../../contract/wire/staff/catalog.ts';
import { useText } from '../i18n/useText.ts';
import { BothLanguages } from '../parts/BothLanguages.tsx';
import { CheckLine } from '../parts/CheckLine.tsx';
import { DayOptions } from './DayOptions.tsx';
import { Variants } from './Variants.tsx';

export function PackageFields({ sold }: { sold: StaffPackage }) {
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
      <Variants variants={sold.variants} />
      <DayOptions />
      <CheckLine name="active" label={text('packages.active')} />
    </>
  );
}
