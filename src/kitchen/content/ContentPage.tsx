import { getSiteTexts } from '../api/siteTexts.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { ContentForm } from './ContentForm.tsx';

/** The kitchen's own texts in the shop, in both languages. */
export function ContentPage() {
  const text = useText();
  const { answer, error, retry } = useAnswer(getSiteTexts());
  return (
    <Page title={text('site-content.name')}>
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && answer === undefined && <Waiting />}
      {answer && <ContentForm {...answer} />}
    </Page>
  );
}
