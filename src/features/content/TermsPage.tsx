import { paths } from '../../routing/paths.ts';
import { LegalPage } from './components/LegalPage.tsx';

const SECTIONS = [
  'policies',
  'account',
  'subscription',
  'delivery',
  'freeze',
  'changes',
  'payment',
  'refunds',
  'health',
  'dietitian',
  'law',
] as const;

export function TermsPage() {
  return <LegalPage area="terms" path={paths.terms()} sections={SECTIONS} summary="policies" />;
}
