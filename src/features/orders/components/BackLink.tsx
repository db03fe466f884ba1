import { Link } from 'react-router-dom';
import { ArrowStartIcon } from '../../../ui/icons.tsx';
import styles from '../Orders.module.css';

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowStartIcon size={18} />
      {children}
    </Link>
  );
}
