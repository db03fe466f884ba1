import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSiteContent } from '../../../features/home/useSiteContent.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { paths } from '../../../routing/paths.ts';
import styles from './Header.module.css';

/** The kitchen's own logo; until its address is there, the one that came with the shop. */
export function Logo() {
  const intl = useIntl();
  const content = useSiteContent();
  const own = `/images/brand/logo-${useLanguage()}.svg`;
  return (
    <Link className={styles.logo} to={paths.home()}>
      <picture>
        <source media="(width >= 60rem)" srcSet={content('header_logo_desktop') ?? own} />
        <img
          className={styles.logoImage}
          src={content('header_logo_mobile') ?? own}
          alt={intl.formatMessage({ id: 'shell.home' })}
          width={140}
          height={40}
        />
      </picture>
    </Link>
  );
}
