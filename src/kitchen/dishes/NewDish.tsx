import Card from '@mui/material/Card';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { addDish, getDishParts } from '../api/catalog.ts';
import { useAction } from '../api/useAction.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useText } from '../i18n/useText.ts';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import { Failure } from '../parts/Failure.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { DishFields } from './DishFields.tsx';
import { TypedPreview } from './TypedPreview.tsx';
import { changesOf, newDish } from './dishValues.ts';

/** A double click, or a retry after a lost answer, adds one dish. */
export function NewDish() {
  const text = useText();
  const navigate = useNavigate();
  const [key] = useState(() => crypto.randomUUID());
  const { answer: parts, error, retry } = useAnswer(getDishParts());
  const add = useAction(addDish, {
    done: 'dishes.added',
    then: ({ id }) => void navigate(`/dishes/${id}`),
  });
  if (parts === undefined) {
    return error === null ? <Waiting /> : <Failure error={error} retry={retry} />;
  }
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 }, maxWidth: 860 }}>
      <KitchenForm
        values={newDish}
        action={text('dishes.save')}
        submit={async (typed) => {
          await add.send({ key, ...changesOf(typed) });
        }}
      >
        <ChoiceLine
          name="kind"
          label={text('dishes.fields.kind')}
          choices={(['meal', 'snack'] as const).map((kind) => ({
            value: kind,
            label: text(`dishes.kind.${kind}`),
          }))}
        />
        <DishFields {...parts} drawing={null} />
        <TypedPreview allergens={parts.allergens} />
      </KitchenForm>
    </Card>
  );
}
