import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styles from './Footer.module.css';
import type { FooterLink } from './footerLinks.ts';

interface FooterGroupProps {
  title: string;
  links: readonly FooterLink[];
}

export function FooterGroup({ title, links }: FooterGroupProps) {
  const id = useId();
  return (
    <section>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.links} aria-labelledby={id}>
        {links.map(({ to, key }) => (
          <li key={to}>
            <Link to={to}>
              <FormattedMessage id={key} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
