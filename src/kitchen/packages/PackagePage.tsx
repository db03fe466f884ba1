import Link from '@mui/material/Link';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { pickText } from '../../contract/languages.ts';
import { getPackage } from '../api/catalog.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { Page } from '../parts/Page.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useAccount } from '../session/useAccount.ts';
import { ChangePackage } from './ChangePackage.tsx';
import { NewPackage } from './NewPackage.tsx';
import { PackagePreview } from './PackagePreview.tsx';

/** A package as customers see it, editable with the permission, or a new one. */
export function PackagePage() {
  const text = useText();
  const { id } = useParams();
  const mayWrite = useAccount().permissions.includes('catalog.write');
  if (id !== 'new' || !mayWrite) return <KnownPackage id={Number(id)} mayWrite={mayWrite} />;
  return (
    <Page title={text('packages.add')}>
      <ToPackages />
      <NewPackage />
    </Page>
  );
}

function KnownPackage({ id, mayWrite }: { id: number; mayWrite: boolean }) {
  const text = useText();
  const language = useLanguage();
  const { answer: sold, error, retry } = useAnswer(getPackage(id));
  return (
    <Page title={sold ? pickText(sold, 'name', language) : text('packages.name')}>
      <ToPackages />
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && sold === undefined && <Waiting />}
      {sold && mayWrite && <ChangePackage key={sold.id} sold={sold} />}
      {sold && !mayWrite && <PackagePreview sold={sold} />}
    </Page>
  );
}

function ToPackages() {
  const text = useText();
  return (
    <Link component={RouterLink} to="/packages">
      {text('packages.back')}
    </Link>
  );
}
