import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Container } from '../../../ui/Layout.tsx';
import styles from './LegalPage.module.css';
import { LegalSection } from './LegalSection.tsx';

interface LegalPageProps {
  /** Under `<area>.title`, `<area>.intro`, `<area>.<section>.title` and `.text`. */
  area: 'terms' | 'privacy';
  path: string;
  sections: readonly string[];
  /** The section that is a list of short facts. */
  summary?: string | undefined;
}

/** A long text with its table of contents. */
export function LegalPage({ area, path, sections, summary }: LegalPageProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
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
