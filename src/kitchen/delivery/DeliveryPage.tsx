import { getDelivery } from '../api/delivery.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { Areas } from './Areas.tsx';
import { ClosedDays } from './ClosedDays.tsx';
import { Slots } from './Slots.tsx';
import { Terms } from './Terms.tsx';

/** When, where and for how much the kitchen delivers. */
export function DeliveryPage() {
  const text = useText();
  const { answer, error, retry } = useAnswer(getDelivery());
  return (
    <Page title={text('delivery.name')}>
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && answer === undefined && <Waiting />}
      {answer && (
        <>
          <ClosedDays days={answer.closed_days} />
          <Slots slots={answer.slots} />
          <Terms terms={answer.terms} />
          <Areas governorates={answer.governorates} />
        </>
      )}
    </Page>
  );
}
