import { Link } from '../routing/Link.tsx';
import { ArrowStartIcon } from '../ui/actionIcons.tsx';
import styles from './BackLink.module.css';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowStartIcon size={18} />
      {children}
    </Link>
  );
}
