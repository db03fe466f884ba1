import { useFieldArray, useWatch } from 'react-hook-form';
import { MOST_PICTURES } from '../../contract/staff/catalog.ts';
import type { StaffPackage } from '../../contract/wire/staff/packages.ts';
import { useText } from '../i18n/useText.ts';
import { PictureField } from '../parts/PictureField.tsx';
import { AddButton } from './AddButton.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { GalleryDrawings } from './GalleryDrawings.tsx';
import { GalleryPicture } from './GalleryPicture.tsx';
import { newPicture, type PackageValues } from './packageValues.ts';

/** The pictures of a package's page, in their order. */
export function Gallery({ drawings }: { drawings: StaffPackage['gallery_drawings'] }) {
  const text = useText();
  const { fields, append, remove, move } = useFieldArray<PackageValues, 'images'>({
    name: 'images',
  });
  const shown = useWatch<PackageValues, 'images'>({ name: 'images' }).map(({ url }) => url);
  const hidden = drawings.filter(({ url }) => !shown.includes(url));
  const hasRoom = fields.length < MOST_PICTURES;
  return (
    <FieldGroup name="images" title={text('packages.gallery')} hint={text('packages.galleryHint')}>
      {fields.map(({ id }, index) => (
        <GalleryPicture
          key={id}
          index={index}
          count={fields.length}
          move={(to) => move(index, to)}
          remove={() => remove(index)}
        >
          <PictureField
            name={`images.${index}.url`}
            label={text('packages.picture', { number: index + 1 })}
            subject="package"
          />
        </GalleryPicture>
      ))}
      {hasRoom && (
        <AddButton onClick={() => append(newPicture)}>{text('packages.addPicture')}</AddButton>
      )}
      {hasRoom && <GalleryDrawings drawings={hidden} bringBack={append} />}
    </FieldGroup>
  );
}
