import { useFieldArray } from 'react-hook-form';
import { MOST_VARIANTS } from '../../contract/staff/catalog.ts';
import type { StaffPackage } from '../../contract/wire/staff/packages.ts';
import { useText } from '../i18n/useText.ts';
import { AddButton } from './AddButton.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { newVariant, type PackageValues } from './packageValues.ts';
import { VariantFields } from './VariantFields.tsx';

/** The variants of a package with their prices; a saved one can be taken off sale, but not removed. */
export function Variants({ held }: { held: StaffPackage['variants'] }) {
  const text = useText();
  const { fields, append, remove } = useFieldArray<PackageValues, 'variants'>({ name: 'variants' });
  return (
    <FieldGroup
      name="variants"
      title={text('packages.variants')}
      hint={text('packages.variantsHint')}
    >
      {fields.map(({ id, key }, index) => (
        <VariantFields
          key={id}
          index={index}
          held={held.find((variant) => variant.key === key)}
          {...(fields.length > 1 ? { remove: () => remove(index) } : {})}
        />
      ))}
      {fields.length < MOST_VARIANTS && (
        <AddButton onClick={() => append(newVariant(held.length === 0))}>
          {text('packages.addVariant')}
        </AddButton>
      )}
    </FieldGroup>
  );
}
