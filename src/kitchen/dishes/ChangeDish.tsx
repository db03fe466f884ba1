import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type {
  ChangedDish,
  StaffDish,
  StaffDishDetails,
} from '../../contract/wire/staff/catalog.ts';
import { changeDish } from '../api/catalog.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { AffectedDays } from './AffectedDays.tsx';
import { DishFields } from './DishFields.tsx';
import { DishPreview } from './DishPreview.tsx';
import { changesOf, valuesOf, type DishValues } from './dishValues.ts';

/** What was typed stays where somebody else has changed the dish meanwhile. */
export function ChangeDish({ details }: { details: StaffDishDetails }) {
  const text = useText();
  const { dish, allergens, ingredients } = details;
  const [values] = useState(() => valuesOf(dish));
  const [affected, setAffected] = useState<ChangedDish['affected']>([]);
  const change = useAction(changeDish, {
    done: 'dishes.changed',
    then: (changed) => setAffected(changed.affected),
  });
  return (
    <>
      {affected.length > 0 && <AffectedDays days={affected} />}
      <Card component="section" sx={{ p: { xs: 2, md: 3 }, maxWidth: 860 }}>
        <KitchenForm
          values={values}
          action={text('dishes.save')}
          submit={async (typed) => {
            await change.send({ id: dish.id, version: dish.version, ...changesOf(typed) });
          }}
        >
          <DishFields allergens={allergens} ingredients={ingredients} />
          <Typography variant="h3" component="h2">
            {text('form.preview')}
          </Typography>
          <TypedPreview dish={dish} allergens={allergens} />
        </KitchenForm>
      </Card>
    </>
  );
}

interface TypedPreviewProps {
  dish: StaffDish;
  allergens: StaffDishDetails['allergens'];
}

/** Before it is saved. */
function TypedPreview({ dish, allergens }: TypedPreviewProps) {
  const typed = useWatch<DishValues>();
  return <DishPreview dish={{ ...dish, ...typed }} allergens={allergens} />;
}
