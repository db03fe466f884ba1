import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** Numbers, and amounts as they are read, in the order in which they are asked for. */
export function Totals({
  totals,
}: {
  totals: readonly (readonly [label: string, count: number | string])[];
}) {
  return (
    <Stack component="dl" direction="row" sx={{ m: 0, gap: 3, flexWrap: 'wrap' }}>
      {totals.map(([label, count]) => (
        <Stack key={label} sx={{ flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0 }}>
            <bdi>{count.toLocaleString('en')}</bdi>
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}
