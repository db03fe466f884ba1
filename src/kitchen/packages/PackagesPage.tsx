import Box from '@mui/material/Box';
import { languages, pickText, type Language } from '../../contract/languages.ts';
import { textToFils } from '../../contract/money.ts';
import type { StaffPackage } from '../../contract/wire/staff/catalog.ts';
import { formatMoney } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText, type Text } from '../i18n/useText.ts';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';
import { NameLink } from '../parts/NameLink.tsx';
import { StateChip } from '../parts/StateChip.tsx';

/** What customers can buy, in the order of the home page. */
export function PackagesPage() {
  const text = useText();
  const language = useLanguage();
  return <RecordList columns={columnsOf(text, language)} />;
}

const columnsOf = (text: Text, language: Language): Column<StaffPackage>[] => [
  {
    name: 'name',
    show: (sold) => <NameLink of={sold} to={`/packages/${sold.id}`} />,
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
      <StateChip
        colour={active ? 'success' : 'default'}
        label={text(active ? 'packages.onSale' : 'packages.offSale')}
      />
    ),
  },
];
