import { paths } from '../../routing/paths.ts';
import { LegalPage } from './components/LegalPage.tsx';

const SECTIONS = ['collect', 'health', 'payment', 'browser', 'share', 'keep', 'rights'] as const;

export function PrivacyPage() {
  return <LegalPage area="privacy" path={paths.privacy()} sections={SECTIONS} />;
}
