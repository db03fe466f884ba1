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
import { NewDish } from './NewDish.tsx';

/** A dish as customers see it, editable with the permission, or a new one. */
export function DishPage() {
  const text = useText();
  const { id } = useParams();
  const mayWrite = useAccount().permissions.includes('catalog.write');
  if (id !== 'new' || !mayWrite) return <KnownDish id={Number(id)} mayWrite={mayWrite} />;
  return (
    <Page title={text('dishes.add')}>
      <ToDishes />
      <NewDish />
    </Page>
  );
}

function KnownDish({ id, mayWrite }: { id: number; mayWrite: boolean }) {
  const text = useText();
  const language = useLanguage();
  const { answer, error, retry } = useAnswer(getDish(id));
  return (
    <Page title={answer ? pickText(answer.dish, 'name', language) : text('dishes.name')}>
      <ToDishes />
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && answer === undefined && <Waiting />}
      {answer && mayWrite && <ChangeDish key={answer.dish.id} details={answer} />}
      {answer && !mayWrite && <DishPreview dish={answer.dish} allergens={answer.allergens} />}
    </Page>
  );
}

function ToDishes() {
  const text = useText();
  return (
    <Link component={RouterLink} to="/dishes">
      {text('dishes.back')}
    </Link>
  );
}
