import Box from '@mui/material/Box';
import { dishName } from '../../contract/staff/catalog.ts';
import type { StaffDish } from '../../contract/wire/staff/catalog.ts';
import { useText, type Text } from '../i18n/useText.ts';
import { AddLink } from '../parts/AddLink.tsx';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import { Picture } from '../parts/Picture.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { useAccount } from '../session/useAccount.ts';
import { WeekdayNames } from './WeekdayNames.tsx';
import { NameLink } from '../parts/NameLink.tsx';
import { StateChip } from '../parts/StateChip.tsx';

/** The kitchen's dishes, meals first. */
export function DishesPage() {
  const text = useText();
  const mayWrite = useAccount().permissions.includes('catalog.write');
  return (
    <RecordList
      columns={columnsOf(text)}
      actions={mayWrite && <AddLink to="/dishes/new">{text('dishes.add')}</AddLink>}
      filters={
        <>
          <TextLine name="name" label={text('dishes.search')} maxLength={dishName.max} isOptional />
          <ChoiceLine
            name="kind"
            label={text('dishes.fields.kind')}
            none={text('dishes.all')}
            choices={(['meal', 'snack'] as const).map((kind) => ({
              value: kind,
              label: text(`dishes.kind.${kind}`),
            }))}
          />
          <ChoiceLine
            name="active"
            label={text('dishes.fields.active')}
            none={text('dishes.all')}
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

const columnsOf = (text: Text): Column<StaffDish>[] => [
  {
    name: 'name',
    show: (dish) => (
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Picture image={dish.image} width={48} height={48} />
        <NameLink of={dish} to={`/dishes/${dish.id}`} />
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
      <StateChip
        colour={active ? 'success' : 'default'}
        label={text(active ? 'dishes.onMenu' : 'dishes.offMenu')}
      />
    ),
  },
];
