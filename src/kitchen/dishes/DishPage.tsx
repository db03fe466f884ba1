import Link from '@mui/material/Link';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { pickText } from '../../contract/languages.ts';
import { getDish } from '../api/catalog.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useAccount } from '../session/useAccount.ts';
import { ChangeDish } from './ChangeDish.tsx';
import { DishPreview } from './DishPreview.tsx';

/** A dish as customers see it, to be changed by who may. */
export function DishPage() {
  const text = useText();
  const language = useLanguage();
  const { id } = useParams();
  const { answer, error, retry } = useAnswer(getDish(Number(id)));
  const mayWrite = useAccount().permissions.includes('catalog.write');
  return (
    <Page title={answer ? pickText(answer.dish, 'name', language) : text('dishes.name')}>
      <Link component={RouterLink} to="/dishes">
        {text('dishes.back')}
      </Link>
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && answer === undefined && <Waiting />}
      {answer && mayWrite && <ChangeDish key={answer.dish.id} details={answer} />}
      {answer && !mayWrite && <DishPreview dish={answer.dish} allergens={answer.allergens} />}
    </Page>
  );
}
