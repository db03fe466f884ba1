import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { otherLanguage, pickText, type Language } from '../../contract/languages.ts';
import type { StaffDish } from '../../contract/wire/staff/catalog.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText, type Text } from '../i18n/useText.ts';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { DishPicture } from './DishPicture.tsx';
import { WeekdayNames } from './WeekdayNames.tsx';

/** What the kitchen cooks, meals first. */
export function DishesPage() {
  const text = useText();
  const language = useLanguage();
  return (
    <RecordList
      columns={columnsOf(text, language)}
      filters={
        <>
          <TextLine name="name" label={text('dishes.search')} isOptional />
          <ChoiceLine
            name="kind"
            label={text('dishes.fields.kind')}
            none={text('dishes.everyKind')}
            choices={(['meal', 'snack'] as const).map((kind) => ({
              value: kind,
              label: text(`dishes.kind.${kind}`),
            }))}
          />
          <ChoiceLine
            name="active"
            label={text('dishes.fields.active')}
            none={text('dishes.everyKind')}
            choices={[
              { value: 'true', label: text('dishes.onMenu') },
              { value: 'false', label: text('dishes.offMenu') },
            ]}
          />
        </>
      }
    />
  );
}

const columnsOf = (text: Text, language: Language): Column<StaffDish>[] => [
  {
    name: 'name',
    show: (dish) => (
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <DishPicture image={dish.image} size={48} />
        <div>
          <Link component={RouterLink} to={`/dishes/${dish.id}`} sx={{ fontWeight: 500 }}>
            {pickText(dish, 'name', language)}
          </Link>
          <Typography variant="body2" color="textSecondary">
            <bdi lang={otherLanguage(language)}>
              {pickText(dish, 'name', otherLanguage(language))}
            </bdi>
          </Typography>
        </div>
      </Box>
    ),
  },
  { name: 'kind', show: ({ kind }) => text(`dishes.kind.${kind}`) },
  {
    name: 'figures',
    show: ({ calories, protein_g: protein }) => text('days.portionSize', { calories, protein }),
  },
  { name: 'weekdays', show: ({ weekdays }) => <WeekdayNames weekdays={weekdays} /> },
  {
    name: 'active',
    show: ({ active }) => (
      <Chip
        size="small"
        variant="outlined"
        color={active ? 'success' : 'default'}
        label={text(active ? 'dishes.onMenu' : 'dishes.offMenu')}
      />
    ),
  },
];
