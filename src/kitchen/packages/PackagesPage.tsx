import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { languages, otherLanguage, pickText, type Language } from '../../contract/languages.ts';
import { textToFils } from '../../contract/money.ts';
import type { StaffPackage } from '../../contract/wire/staff/catalog.ts';
import { formatMoney } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText, type Text } from '../i18n/useText.ts';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';

/** What customers can buy, in the order of the home page. */
export function PackagesPage() {
  const text = useText();
  const language = useLanguage();
  return <RecordList columns={columnsOf(text, language)} />;
}

const columnsOf = (text: Text, language: Language): Column<StaffPackage>[] => [
  {
    name: 'name',
    show: (sold) => (
      <div>
        <Link component={RouterLink} to={`/packages/${sold.id}`} sx={{ fontWeight: 500 }}>
          {pickText(sold, 'name', language)}
        </Link>
        <Typography variant="body2" color="textSecondary">
          <bdi lang={otherLanguage(language)}>
            {pickText(sold, 'name', otherLanguage(language))}
          </bdi>
        </Typography>
      </div>
    ),
  },
  {
    name: 'meal',
    show: ({ variants }) => (
      <>
        {variants.map((variant) => (
          <Box key={variant.id}>
            {pickText(variant, 'name', language)}
            {': '}
            {formatMoney(textToFils(variant.price_per_meal), language)}
          </Box>
        ))}
      </>
    ),
  },
  {
    name: 'days',
    show: ({ day_options: options }) =>
      options.map(({ days }) => days).join(languages[language].comma),
  },
  {
    name: 'active',
    show: ({ active }) => (
      <Chip
        size="small"
        variant="outlined"
        color={active ? 'success' : 'default'}
        label={text(active ? 'packages.onSale' : 'packages.offSale')}
      />
    ),
  },
];
