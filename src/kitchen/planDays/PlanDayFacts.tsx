import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { languages, pickText } from '../../contract/languages.ts';
import type { StaffPlanDayDetails } from '../../contract/wire/staff/planDays.ts';
import { formatDay } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { FactList } from '../parts/FactList.tsx';
import { Section } from '../parts/Section.tsx';

type Names = StaffPlanDayDetails['allergies'];

export function PlanDayFacts({ day }: { day: StaffPlanDayDetails }) {
  const text = useText();
  const language = useLanguage();
  const list = (names: Names) =>
    names.map((one) => pickText(one, 'name', language)).join(languages[language].comma);
  const { product, variant, allergies, dislikes, others } = day;
  return (
    <Section title={text('plan-days.customerAndPlan')}>
      {allergies.length > 0 && (
        <Alert severity="error">
          <strong>{text('days.allergies', { names: list(allergies) })}</strong>
        </Alert>
      )}
      <FactList
        facts={[
          {
            label: text('plan-days.fields.customer'),
            value: <bdi>{day.customer_name || text('days.accountGone')}</bdi>,
          },
          {
            label: text('plan-days.fields.number'),
            value: <bdi dir="ltr">{day.order_number}</bdi>,
          },
          {
            label: text('plan-days.plan'),
            value: `${pickText(product, 'name', language)} · ${pickText(variant, 'name', language)}`,
          },
          {
            label: text('plan-days.dislikes'),
            value: dislikes.length > 0 ? list(dislikes) : text('form.none'),
          },
          { label: text('plan-days.others'), value: others && <bdi>{others}</bdi> },
          { label: text('plan-days.now'), value: <ChosenNow day={day} /> },
          {
            label: text('plan-days.until'),
            value: text('plan-days.untilEnd', { day: formatDay(day.until, language) }),
          },
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        {text('plan-days.logged')}
      </Typography>
    </Section>
  );
}

/** Dishes that are no longer on the menu are not listed: another one has to be chosen. */
function ChosenNow({ day: { selection, dishes, kept } }: { day: StaffPlanDayDetails }) {
  const text = useText();
  const language = useLanguage();
  const chosen = [...selection.meals, ...selection.snacks].flatMap(
    (id) => dishes.find((dish) => dish.id === id) ?? [],
  );
  if (chosen.length === 0) return text('days.noDishes');
  return chosen
    .map((dish) => {
      const name = pickText(dish, 'name', language);
      return kept.includes(dish.id) ? text('plan-days.keptDish', { dish: name }) : name;
    })
    .join('\n');
}
