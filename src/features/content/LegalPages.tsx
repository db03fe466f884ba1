import { useIntl } from 'react-intl';
import { REPORT_DAYS } from '../../contract/policies.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/Layout.tsx';
import { useShopFacts } from '../home/useShopFacts.ts';
import styles from './LegalPages.module.css';

const TERMS = [
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

const PRIVACY = ['collect', 'health', 'payment', 'browser', 'share', 'keep', 'rights'] as const;

export function TermsPage() {
  return <LegalPage area="terms" path={paths.terms()} sections={TERMS} summary="policies" />;
}

export function PrivacyPage() {
  return <LegalPage area="privacy" path={paths.privacy()} sections={PRIVACY} />;
}

interface LegalPageProps {
  /** Under `<area>.title`, `<area>.intro`, `<area>.<section>.title` and `.text`. */
  area: 'terms' | 'privacy';
  path: string;
  sections: readonly string[];
  /** The section that is a list of short facts. */
  summary?: string | undefined;
}

/** A long text with its table of contents. */
function LegalPage({ area, path, sections, summary }: LegalPageProps) {
  const intl = useIntl();
  const reportDays = intl.formatMessage({ id: 'plan.days' }, { count: REPORT_DAYS });
  const facts = { ...useShopFacts(), reportDays };
  const text = (id: string) => intl.formatMessage({ id }, facts);
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <h1>{text(`${area}.title`)}</h1>
        <p>{text(`${area}.intro`)}</p>
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{text('legal.contents')}</h2>
        <ol className={styles.links}>
          {sections.map((section) => (
            <li key={section}>
              <Link to={`${path}#${section}`}>{text(`${area}.${section}.title`)}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map((section) => (
          <LegalSection
            key={section}
            id={section}
            title={text(`${area}.${section}.title`)}
            lines={text(`${area}.${section}.text`).split('\n')}
            asList={section === summary}
          />
        ))}
      </div>
    </Container>
  );
}

interface LegalSectionProps {
  id: string;
  title: string;
  lines: readonly string[];
  asList: boolean;
}

function LegalSection({ id, title, lines, asList }: LegalSectionProps) {
  return (
    <section id={id} className={styles.section}>
      <h2>{title}</h2>
      {asList ? (
        <Facts title={title} lines={lines} />
      ) : (
        lines.map((line) => <p key={line}>{line}</p>)
      )}
    </section>
  );
}

function Facts({ title, lines }: Pick<LegalSectionProps, 'title' | 'lines'>) {
  return (
    <ul className={styles.facts} aria-label={title}>
      {lines.map((line) => (
        <li key={line}>
          <CheckIcon size={20} />
          {line}
        </li>
      ))}
    </ul>
  );
}
