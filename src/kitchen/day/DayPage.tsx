import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { WHOLE_DAY } from '../../contract/languages.ts';
import { formatDay } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Page } from '../parts/Page.tsx';
import { DateChoice } from './DateChoice.tsx';
import { Deliveries } from './Deliveries.tsx';
import { Labels } from './Labels.tsx';
import { Production } from './Production.tsx';
import { printed } from './printed.ts';
import { SheetTools } from './SheetTools.tsx';
import { useDay } from './useDay.ts';

const SHEETS = { production: Production, labels: Labels, deliveries: Deliveries };

export function DayPage() {
  const text = useText();
  const language = useLanguage();
  const { date, sheet, own, showDate, showSheet } = useDay();
  const Sheet = SHEETS[sheet];
  const day = formatDay(date, language, WHOLE_DAY);
  return (
    <Page title={text('days.name')} actions={<DateChoice date={date} choose={showDate} />}>
      <GlobalStyles styles={printed} />
      <Tabs
        value={sheet}
        onChange={(_event, next: typeof sheet) => showSheet(next)}
        aria-label={text('days.sheets')}
        sx={{ displayPrint: 'none', borderBottom: 1, borderColor: 'divider' }}
      >
        {own.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`tab-${one}`}
            label={text(`days.sheet.${one}`)}
            sx={{ px: { xs: 1, sm: 2 } }}
          />
        ))}
      </Tabs>
      <Stack role="tabpanel" aria-labelledby={`tab-${sheet}`} sx={{ gap: 2 }}>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
        >
          <Typography variant="h2">
            {text('days.heading', { sheet: text(`days.sheet.${sheet}`), day })}
          </Typography>
          <SheetTools key={`${date} ${sheet}`} date={date} sheet={sheet} />
        </Stack>
        <Sheet key={date} date={date} />
      </Stack>
    </Page>
  );
}
