import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { StaffDishDetails } from '../../contract/wire/staff/catalog.ts';
import { useText } from '../i18n/useText.ts';
import { DishPreview } from './DishPreview.tsx';
import { newDish, type DishValues } from './dishValues.ts';

/** Before it is saved. */
export function TypedPreview({ allergens }: Pick<StaffDishDetails, 'allergens'>) {
  const text = useText();
  const typed = useWatch<DishValues>();
  return (
    <>
      <Typography variant="h3" component="h2">
        {text('form.preview')}
      </Typography>
      <DishPreview dish={{ ...newDish, ...typed }} allergens={allergens} />
    </>
  );
}
