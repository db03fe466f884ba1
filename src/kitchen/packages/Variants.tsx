import Box from '@mui/material/Box';
import { pickText } from '../../contract/languages.ts';
import type { StaffPackage } from '../../contract/wire/staff/catalog.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { CheckLine } from '../parts/CheckLine.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { FieldGroup } from './FieldGroup.tsx';

/** What a meal and a snack cost in each. */
export function Variants({ variants }: Pick<StaffPackage, 'variants'>) {
  const text = useText();
  const language = useLanguage();
  return (
    <FieldGroup name="variants" title={text('packages.variants')}>
      {variants.map((variant, index) => {
        const name = pickText(variant, 'name', language);
        return (
          <Box key={variant.id} role="group" aria-label={name} sx={row}>
            <strong>{name}</strong>
            <TextLine
              name={`variants.${index}.price_per_meal`}
              label={text('packages.pricePerMeal')}
              direction="ltr"
              maxLength={8}
            />
            <TextLine
              name={`variants.${index}.price_per_snack`}
              label={text('packages.pricePerSnack')}
              direction="ltr"
              maxLength={8}
            />
            <CheckLine name={`variants.${index}.active`} label={text('packages.onSale')} />
          </Box>
        );
      })}
    </FieldGroup>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: '1fr 1fr 1fr auto' },
  '& > strong': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  gap: 1.5,
  alignItems: 'center',
};
