import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { pickText } from '../../contract/languages.ts';
import { getDietitians } from '../api/appointments.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';

/** When each dietitian takes appointments. */
export function DietitiansPage() {
  const text = useText();
  const language = useLanguage();
  const { answer, error, retry } = useAnswer(getDietitians());
  return (
    <Page title={text('dietitians.name')}>
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && answer === undefined && <Waiting />}
      {answer?.length === 0 && <Typography>{text('dietitians.empty')}</Typography>}
      {answer?.map((dietitian) => (
        <Card key={dietitian.id} component="section" sx={{ p: { xs: 2, md: 3 } }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {pickText(dietitian, 'name', language)}
          </Typography>
          <ScheduleForm dietitian={dietitian} />
        </Card>
      ))}
    </Page>
  );
}
