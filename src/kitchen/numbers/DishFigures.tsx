import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pickText } from '../../contract/languages.ts';
import type { DishNumbers, NumbersQuery } from '../../contract/wire/staff/numbers.ts';
import { getDishNumbers } from '../api/numbers.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { colours } from '../theme/colours.ts';
import { Chart } from './Chart.tsx';
import { Figures } from './Figures.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import type { Measure } from './measures.ts';

const FEW = 8;

const measures: readonly Measure<DishNumbers>[] = [
  {
    label: 'numbers.dishes.chosen',
    valueOf: ({ chosen }) => chosen,
    colour: colours.brand,
    stack: 'all',
  },
  {
    label: 'numbers.dishes.proposed',
    valueOf: ({ proposed }) => proposed,
    colour: colours['line-strong'],
    stack: 'all',
  },
];

/** The dishes that are chosen most and least, and all of them as a table. */
export function DishFigures({ dates }: { dates: NumbersQuery }) {
  const text = useText();
  const language = useLanguage();
  const title = text('numbers.dishes');
  const nameOf = (dish: DishNumbers) => pickText(dish, 'name', language);
  return (
    <Figures
      name="dishes"
      title={title}
      hint={text('numbers.dishesHint')}
      dates={dates}
      request={getDishNumbers}
      isNothing={(dishes) => dishes.every(({ chosen, proposed }) => chosen + proposed === 0)}
    >
      {(dishes) => (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            <DishChart title={text('numbers.dishes.most')} dishes={dishes.slice(0, FEW)} />
            <DishChart
              title={text('numbers.dishes.least')}
              dishes={dishes.slice(-FEW).toReversed()}
            />
          </Box>
          <FiguresTable
            title={title}
            heading={text('numbers.dish')}
            rows={dishes}
            nameOf={nameOf}
            measures={measures}
            unit="count"
          />
        </>
      )}
    </Figures>
  );
}

function DishChart({ title, dishes }: { title: string; dishes: readonly DishNumbers[] }) {
  const language = useLanguage();
  return (
    <div>
      <Typography variant="h3">{title}</Typography>
      <Chart
        rows={dishes}
        nameOf={(dish) => pickText(dish, 'name', language)}
        measures={measures}
        unit="count"
        isLying
      />
    </div>
  );
}
