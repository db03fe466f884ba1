import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { languages, otherLanguage, pickText, type Language } from '../../contract/languages.ts';
import type { Portion, ProductionSheet } from '../../contract/wire/staff/day.ts';
import { getProduction } from '../api/days.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Sheet } from './Sheet.tsx';
import { Totals } from '../parts/Totals.tsx';

export function Production({ date }: { date: string }) {
  const text = useText();
  return (
    <Sheet request={getProduction(date)} isEmpty={({ deliveries }) => deliveries === 0}>
      {(sheet) => (
        <>
          <Totals
            totals={[
              [text('days.deliveries'), sheet.deliveries],
              [text('days.portionsChosen'), countOf(sheet.portions)],
              [text('days.portionsDue'), sheet.portions_due],
            ]}
          />
          <NotFinal {...sheet} />
          {(['meal', 'snack'] as const).map((kind) => (
            <Portions key={kind} kind={kind} portions={sheet.portions} />
          ))}
        </>
      )}
    </Sheet>
  );
}

const countOf = (portions: readonly Portion[]) =>
  portions.reduce((sum, { count }) => sum + count, 0);

/** What may still change the sheet. */
function NotFinal({ open_for_changes, unfilled, lacking }: ProductionSheet) {
  const text = useText();
  return (
    <>
      {open_for_changes && <Alert severity="info">{text('days.openForChanges')}</Alert>}
      {unfilled > 0 && <Alert severity="info">{text('days.unfilled', { count: unfilled })}</Alert>}
      {lacking > 0 && <Alert severity="warning">{text('days.lacking', { count: lacking })}</Alert>}
    </>
  );
}

/** Portions of one dish stay in the order in which they came. */
function inOrderOfNames(portions: readonly Portion[], language: Language): Portion[] {
  const { compare } = new Intl.Collator(languages[language].locale);
  const nameOf = (portion: Portion) => pickText(portion, 'name', language);
  return portions.toSorted((one, other) => compare(nameOf(one), nameOf(other)));
}

/** Columns of their own where there is room; on a phone, lines below the dish. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } };
const NARROW = { display: { xs: 'block', sm: 'none' } };

interface PortionsProps {
  kind: Portion['kind'];
  portions: readonly Portion[];
}

function Portions({ kind, portions }: PortionsProps) {
  const text = useText();
  const language = useLanguage();
  const ofKind = inOrderOfNames(
    portions.filter((portion) => portion.kind === kind),
    language,
  );
  if (ofKind.length === 0) return null;
  return (
    <>
      <Typography variant="h3" component="h3">
        {text(`days.kind.${kind}`, { count: countOf(ofKind) })}
      </Typography>
      {/* It scrolls where the window is narrow, by keyboard too. */}
      <TableContainer
        component={Card}
        tabIndex={0}
        role="region"
        aria-label={text(`days.kind.${kind}`, { count: countOf(ofKind) })}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell scope="col">{text('days.count')}</TableCell>
              <TableCell scope="col">{text('days.dish')}</TableCell>
              <TableCell scope="col" sx={WIDE}>
                {text('days.portion')}
              </TableCell>
              <TableCell scope="col" sx={WIDE}>
                {text('days.allergens')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {ofKind.map((portion) => (
              <PortionRow
                key={`${portion.dish_id} ${portion.calories} ${portion.protein}`}
                portion={portion}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function PortionRow({ portion }: { portion: Portion }) {
  const text = useText();
  const language = useLanguage();
  const other = otherLanguage(language);
  const { calories, protein, count } = portion;
  const size = text('days.portionSize', { calories, protein });
  const allergens = portion.allergens
    .map((allergen) => pickText(allergen, 'name', language))
    .join(text('days.separator'));
  return (
    <TableRow sx={{ breakInside: 'avoid' }}>
      <TableCell sx={{ fontSize: '1.125rem', fontWeight: 620 }}>{count}</TableCell>
      <TableCell>
        {pickText(portion, 'name', language)}
        <Typography variant="body2" color="textSecondary">
          <bdi lang={other}>{pickText(portion, 'name', other)}</bdi>
        </Typography>
        <Typography variant="body2" sx={NARROW}>
          {size}
        </Typography>
        {allergens !== '' && (
          <Typography variant="body2" sx={{ ...NARROW, fontWeight: 500 }}>
            {text('days.allergens')}
            {': '}
            {allergens}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ ...WIDE, whiteSpace: 'nowrap' }}>{size}</TableCell>
      <TableCell sx={WIDE}>{allergens}</TableCell>
    </TableRow>
  );
}
