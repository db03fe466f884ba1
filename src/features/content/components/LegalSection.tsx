import { CheckIcon } from '../../../ui/icons.tsx';
import styles from './LegalSection.module.css';

interface LegalSectionProps {
  id: string;
  title: string;
  lines: readonly string[];
  asList: boolean;
}

export function LegalSection({ id, title, lines, asList }: LegalSectionProps) {
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
