import { useIntl } from 'react-intl';
import { AccountMenu } from './AccountMenu.tsx';
import { AppBar } from './AppBar.tsx';
import { CartLink } from './CartLink.tsx';
import styles from './Header.module.css';
import { LanguageToggle } from './LanguageToggle.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu } from './MainMenu.tsx';
import { SideMenu } from './SideMenu.tsx';

/** One header: the style sheet decides which of its parts a phone and a wide screen show. */
export function Header() {
  const intl = useIntl();
  return (
    <header className={styles.banner}>
      <AppBar />
      <div className={styles.header}>
        <div className={styles.row}>
          <SideMenu />
          <Logo />
          <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'shell.mainMenu' })}>
            <MainMenu />
          </nav>
          <div className={styles.tools}>
            <LanguageToggle className={styles.wide} />
            <AccountMenu className={styles.wide} />
            <CartLink />
          </div>
        </div>
      </div>
    </header>
  );
}
