import { getMaintenance } from '../api/shop.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { MaintenanceSwitch } from './MaintenanceSwitch.tsx';

export function MaintenancePage() {
  const text = useText();
  const { answer, error, retry } = useAnswer(getMaintenance());
  return (
    <Page title={text('maintenance.name')}>
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && answer === undefined && <Waiting />}
      {answer && <MaintenanceSwitch maintenance={answer} />}
    </Page>
  );
}
