import Card from '@mui/material/Card';
import { useState } from 'react';
import type { ChangedDish, StaffDishDetails } from '../../contract/wire/staff/catalog.ts';
import { changeDish } from '../api/catalog.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { AffectedDays } from './AffectedDays.tsx';
import { DishFields } from './DishFields.tsx';
import { TypedPreview } from './TypedPreview.tsx';
import { changesOf, valuesOf } from './dishValues.ts';

/** Input stays when a colleague has changed the dish meanwhile. */
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
          <DishFields allergens={allergens} ingredients={ingredients} drawing={dish.drawing} />
          <TypedPreview allergens={allergens} />
        </KitchenForm>
      </Card>
    </>
  );
}
