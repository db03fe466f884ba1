import Box from '@mui/material/Box';
import { languages, pickText, type Language } from '../../contract/languages.ts';
import { textToFils } from '../../contract/money.ts';
import type { StaffPackage } from '../../contract/wire/staff/packages.ts';
import { formatMoney } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText, type Text } from '../i18n/useText.ts';
import { AddLink } from '../parts/AddLink.tsx';
import { Picture } from '../parts/Picture.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';
import { NameLink } from '../parts/NameLink.tsx';
import { StateChip } from '../parts/StateChip.tsx';
import { useAccount } from '../session/useAccount.ts';

/** The packages, in the order of the home page. */
export function PackagesPage() {
  const text = useText();
  const language = useLanguage();
  const mayWrite = useAccount().permissions.includes('catalog.write');
  return (
    <RecordList
      columns={columnsOf(text, language)}
      actions={mayWrite && <AddLink to="/packages/new">{text('packages.add')}</AddLink>}
    />
  );
}

const columnsOf = (text: Text, language: Language): Column<StaffPackage>[] => [
  {
    name: 'name',
    show: (sold) => (
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Picture image={sold.image} width={64} height={48} />
        <NameLink of={sold} to={`/packages/${sold.id}`} />
      </Box>
    ),
  },
  {
    name: 'meal',
    show: ({ variants }) => (
      <>
        {variants.map((variant) => (
          <Box key={variant.key}>
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
