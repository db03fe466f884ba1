import Pagination from '@mui/material/Pagination';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'ra-core';
import { useText } from '../i18n/useText.ts';

const steps = ['first', 'last', 'next', 'previous'] as const;
type Step = (typeof steps)[number];
const isStep = (type: string): type is Step => steps.some((step) => step === type);

export function PageSteps() {
  const text = useText();
  const { page, perPage, total = 0, setPage } = useListContext();
  const pages = Math.ceil(total / perPage);
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1 }}
    >
      <Typography variant="body2" color="textSecondary">
        {text('list.range', {
          from: (page - 1) * perPage + 1,
          to: Math.min(page * perPage, total),
          total,
        })}
      </Typography>
      {pages > 1 && (
        <Pagination
          count={pages}
          page={page}
          onChange={(_event, next) => setPage(next)}
          aria-label={text('list.pages')}
          getItemAriaLabel={(type, number) =>
            isStep(type) ? text(`list.${type}`) : text('list.page', { number: number ?? 1 })
          }
        />
      )}
    </Stack>
  );
}
