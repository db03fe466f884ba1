import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** The numbers of a sheet, in the order in which they are asked for. */
export function Totals({
  totals,
}: {
  totals: readonly (readonly [label: string, count: number])[];
}) {
  return (
    <Stack component="dl" direction="row" sx={{ m: 0, gap: 3, flexWrap: 'wrap' }}>
      {totals.map(([label, count]) => (
        <Stack key={label} sx={{ flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0 }}>
            {count.toLocaleString('en')}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
