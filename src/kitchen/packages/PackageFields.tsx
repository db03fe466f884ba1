import type { ReactNode } from 'react';
import {
  highlight,
  MOST_HIGHLIGHTS,
  packageDescription,
  packageName,
  packageTagline,
} from '../../contract/staff/catalog.ts';
import { useText } from '../i18n/useText.ts';
import { LocalizedTextLine } from '../parts/LocalizedTextLine.tsx';
import { CheckLine } from '../parts/CheckLine.tsx';
import { PictureField } from '../parts/PictureField.tsx';
import { DayOptions } from './DayOptions.tsx';

interface PackageFieldsProps {
  /** The sample's picture, which can be restored. */
  drawing: string | null;
  /** The pictures of its page, and its variants. */
  children: ReactNode;
}

export function PackageFields({ drawing, children }: PackageFieldsProps) {
  const text = useText();
  return (
    <>
      <LocalizedTextLine
        name="name"
        label={text('packages.fields.name')}
        maxLength={packageName.max}
      />
      <LocalizedTextLine
        name="tagline"
        label={text('packages.tagline')}
        maxLength={packageTagline.max}
      />
      <LocalizedTextLine
        name="description"
        label={text('packages.description')}
        maxLength={packageDescription.max}
        rows={4}
      />
      <LocalizedTextLine
        name="highlights"
        label={text('packages.highlights')}
        maxLength={MOST_HIGHLIGHTS * (highlight.max + 1)}
        rows={3}
      />
      <PictureField
        name="image"
        label={text('packages.cardPicture')}
        subject="package"
        drawing={drawing}
      />
      {children}
      <DayOptions />
      <CheckLine name="active" label={text('packages.active')} />
    </>
  );
}
