import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useDownload } from '../api/useDownload.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { useKitchen } from '../kitchen.ts';
import type { SheetName } from './useDay.ts';

interface SheetToolsProps {
  date: string;
  sheet: SheetName;
}

export function SheetTools({ date, sheet }: SheetToolsProps) {
  const text = useText();
  const { window } = useKitchen();
  const table = useDownload(`days/${date}/${sheet}.csv`, `${sheet}-${date}.csv`);
  return (
    <Stack sx={{ displayPrint: 'none', gap: 1 }}>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {text('days.print')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={table.isRunning}
          loadingPosition="start"
          onClick={table.run}
        >
          {text('days.table')}
        </Button>
      </Stack>
      {table.error !== null && <Failure error={table.error} />}
    </Stack>
  );
}
