import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { pickText } from '../../contract/languages.ts';
import { mealPrice, snackPrice } from '../../contract/staff/amount.ts';
import { MOST_CALORIES, variantName } from '../../contract/staff/catalog.ts';
import type { StaffPackage } from '../../contract/wire/staff/packages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { LocalizedTextLine } from '../parts/LocalizedTextLine.tsx';
import { CheckLine } from '../parts/CheckLine.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { digitsOf, price, wholeNumber } from '../parts/typedChecks.ts';
import { TARGETS } from './packageValues.ts';
import { rowStyle } from './rowStyle.ts';

const PRICES = [
  ['price_per_meal', mealPrice],
  ['price_per_snack', snackPrice],
] as const;

type Variant = StaffPackage['variants'][number];

interface VariantFieldsProps {
  index: number;
  /** The saved variant; undefined for a new one. */
  held: Variant | undefined;
  /** Undefined for the only variant, which cannot be removed. */
  remove?: () => void;
}

export function VariantFields({ index, held, remove }: VariantFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const number = index + 1;
  const name = held ? pickText(held, 'name', language) : text('packages.variant', { number });
  return (
    <Box role="group" aria-label={name} sx={rowStyle}>
      <LocalizedTextLine
        name={`variants.${index}.name`}
        label={text('packages.variantName')}
        maxLength={variantName.max}
      />
      {held ? <HeldTargets variant={held} /> : <NewTargets index={index} />}
      <Box sx={fieldsStyle}>
        {PRICES.map(([name, rule]) => (
          <TextLine
            key={name}
            name={`variants.${index}.${name}`}
            label={text(`packages.${name}`)}
            direction="ltr"
            check={price(rule)}
            maxLength={rule.max}
          />
        ))}
        <CheckLine name={`variants.${index}.active`} label={text('packages.onSale')} />
        {!held && remove && (
          <IconButton
            aria-label={text('packages.removeVariant', { number })}
            onClick={remove}
            sx={{ justifySelf: 'end', alignSelf: 'start' }}
          >
            <DeleteIcon />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}

/** Plans that were bought count on them. */
function HeldTargets({ variant }: { variant: Variant }) {
  const text = useText();
  return (
    <Typography variant="body2" color="textSecondary">
      {text('packages.targets', {
        meal: text('days.portionSize', {
          calories: variant.meal_calories,
          protein: variant.meal_protein_g,
        }),
        snack: text('days.portionSize', {
          calories: variant.snack_calories,
          protein: variant.snack_protein_g,
        }),
      })}
    </Typography>
  );
}

function NewTargets({ index }: { index: number }) {
  const text = useText();
  return (
    <Box sx={{ ...fieldsStyle, gridTemplateColumns: { xs: '1fr', sm: 'repeat(4, 1fr)' } }}>
      {TARGETS.map((target) => (
        <TextLine
          key={target}
          name={`variants.${index}.${target}`}
          label={text(`packages.${target}`)}
          direction="ltr"
          inputMode="numeric"
          check={wholeNumber}
          maxLength={digitsOf(MOST_CALORIES)}
        />
      ))}
    </Box>
  );
}

const fieldsStyle = {
  display: 'grid',
  gap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
};
