import Box from '@mui/material/Box';
import { pickText } from '../../contract/languages.ts';
import { dishDescription, dishName, MOST_OF_A_DISH } from '../../contract/staff/catalog.ts';
import type { StaffDishDetails } from '../../contract/wire/staff/catalog.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { LocalizedTextLine } from '../parts/LocalizedTextLine.tsx';
import { CheckLine } from '../parts/CheckLine.tsx';
import { ManyLine } from '../parts/ManyLine.tsx';
import { PictureField } from '../parts/PictureField.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { digitsOf } from '../parts/typedChecks.ts';
import { FIGURES } from './dishValues.ts';
import { weekdayChoices } from './WeekdayNames.tsx';

interface DishFieldsProps extends Pick<StaffDishDetails, 'allergens' | 'ingredients'> {
  /** The sample's picture, which can be restored. */
  drawing: string | null;
}

export function DishFields({ allergens, ingredients, drawing }: DishFieldsProps) {
  const text = useText();
  const language = useLanguage();
  const choicesOf = (parts: StaffDishDetails['allergens']) =>
    parts.map((part) => ({ value: part.id, label: pickText(part, 'name', language) }));
  return (
    <>
      <LocalizedTextLine name="name" label={text('dishes.fields.name')} maxLength={dishName.max} />
      <LocalizedTextLine
        name="description"
        label={text('dishes.description')}
        maxLength={dishDescription.max}
        rows={3}
      />
      <PictureField name="image" label={text('dishes.picture')} subject="dish" drawing={drawing} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
        }}
      >
        {FIGURES.map((figure) => (
          <TextLine
            key={figure}
            name={figure}
            label={text(`dishes.${figure}`)}
            direction="ltr"
            inputMode="numeric"
            maxLength={digitsOf(MOST_OF_A_DISH)}
          />
        ))}
      </Box>
      <ManyLine
        name="weekdays"
        label={text('dishes.fields.weekdays')}
        choices={weekdayChoices(language, 'long')}
      />
      <ManyLine
        name="allergens"
        label={text('dishes.allergens')}
        hint={text('dishes.allergensHint')}
        choices={choicesOf(allergens)}
      />
      <ManyLine
        name="ingredients"
        label={text('dishes.ingredients')}
        hint={text('dishes.ingredientsHint')}
        choices={choicesOf(ingredients)}
      />
      <div>
        <CheckLine name="vegetarian" label={text('dishes.vegetarian')} />
        <CheckLine name="active" label={text('dishes.active')} />
      </div>
    </>
  );
}
