import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Container } from '../../../ui/Layout.tsx';
import styles from './LegalPage.module.css';
import { Paragraphs } from './Paragraphs.tsx';

interface LegalPageProps {
  /** Under `<area>.title`, `<area>.intro`, `<area>.<section>.title` and `.text`. */
  area: 'terms' | 'privacy';
  path: string;
  sections: readonly string[];
}

/** A long text with its table of contents. */
export function LegalPage({ area, path, sections }: LegalPageProps) {
  const intl = useIntl();
  const titleOf = (section: string) => intl.formatMessage({ id: `${area}.${section}.title` });
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <h1>{intl.formatMessage({ id: `${area}.title` })}</h1>
        <p>{intl.formatMessage({ id: `${area}.intro` })}</p>
      </header>
      <nav className={styles.contents} aria-labelledby="contents">
        <h2 id="contents">{intl.formatMessage({ id: 'legal.contents' })}</h2>
        <ol className={styles.links}>
          {sections.map((section) => (
            <li key={section}>
              <Link to={`${path}#${section}`}>{titleOf(section)}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.sections}>
        {sections.map((section) => (
          <section key={section} id={section} className={styles.section}>
            <h2>{titleOf(section)}</h2>
            <Paragraphs of={`${area}.${section}.text`} />
          </section>
        ))}
      </div>
    </Container>
  );
}
