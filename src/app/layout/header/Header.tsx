import { use, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useSiteContent } from '../../../features/home/useSiteContent.ts';
import { selectCartCount, selectIsCustomer } from '../../../features/session/sessionSlice.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Link } from '../../../routing/Link.tsx';
import { matchRoute } from '../../../contract/pages/matchRoute.ts';
import { paths } from '../../../routing/paths.ts';
import { selectPathname } from '../../../routing/routerSlice.ts';
import { AndroidIcon, AppleIcon, CalendarIcon, CartIcon } from '../../../ui/icons.tsx';
import { useIsHydrated } from '../../../ui/useIsHydrated.ts';
import { SettingsContext } from '../../settings.ts';
import { AccountMenu } from './AccountMenu.tsx';
import styles from './Header.module.css';
import { LanguageToggle } from './LanguageToggle.tsx';
import { SideMenu } from './SideMenu.tsx';

interface HeaderProps {
  slim: boolean;
  children?: ReactNode;
}

/**
 * One header for all widths: the style sheet decides which parts are visible. The slim variant has links neither to
 * the app nor to appointments. Children are placed below the row, which stays visible when the page scrolls.
 */
export function Header({ slim, children }: HeaderProps) {
  const intl = useIntl();
  return (
    <header className={styles.banner}>
      {!slim && <AppBar />}
      <div className={styles.header}>
        <div className={styles.row}>
          <SideMenu />
          <Logo />
          <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'shell.mainMenu' })}>
            <MainMenu />
          </nav>
          <div className={styles.tools}>
            <LanguageToggle />
            <CartLink />
          </div>
        </div>
        {children}
      </div>
    </header>
  );
}

/** On phones: links to the kitchen's app, where there is one, and to an appointment. */
function AppBar() {
  return (
    <div className={styles.bar}>
      <AppLink />
      <Link className={styles.book} to={paths.dietitianAppointment()}>
        <CalendarIcon size={18} />
        <FormattedMessage id="shell.bookAppointment" />
      </Link>
    </div>
  );
}

function AppLink() {
  const content = useSiteContent();
  const { platform } = use(SettingsContext);
  // A page of the server is the same for every device.
  const isApple = useIsHydrated() && platform === 'ios';
  const url = content(isApple ? 'app_ios' : 'app_android');
  const StoreIcon = isApple ? AppleIcon : AndroidIcon;
  if (url === null) return null;
  return (
    <a className={styles.app} href={url} target="_blank" rel="noreferrer">
      <StoreIcon size={20} />
      <FormattedMessage id="shell.downloadApp" />
    </a>
  );
}

/** The kitchen's logo; the built-in one until the site's content is loaded. */
function Logo() {
  const intl = useIntl();
  const content = useSiteContent();
  const builtIn = `/images/brand/logo-${useLanguage()}.svg`;
  return (
    <Link className={styles.logo} to={paths.home()}>
      <picture>
        <source media="(width >= 60rem)" srcSet={content('header_logo_desktop') ?? builtIn} />
        <img
          className={styles.logoImage}
          src={content('header_logo_mobile') ?? builtIn}
          alt={intl.formatMessage({ id: 'shell.home' })}
          width={140}
          height={40}
        />
      </picture>
    </Link>
  );
}

function MainMenu() {
  const intl = useIntl();
  const isCustomer = useSelector(selectIsCustomer);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <ul className={styles.links}>
      <li>
        <MenuLink to={paths.aboutUs()}>{text('shell.aboutUs')}</MenuLink>
      </li>
      <li>
        <Link className={styles.link} to={paths.packages()}>
          {text('shell.packages')}
        </Link>
      </li>
      <li>
        {isCustomer ? (
          <AccountMenu />
        ) : (
          <MenuLink to={paths.login()}>{text('shell.login')}</MenuLink>
        )}
      </li>
      <li>
        <MenuLink to={paths.contactUs()}>{text('shell.contactUs')}</MenuLink>
      </li>
    </ul>
  );
}

function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const isHere = matchRoute(useSelector(selectPathname))?.name === matchRoute(to)?.name;
  return (
    <Link className={styles.link} to={to} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}

function CartLink() {
  const intl = useIntl();
  const count = useSelector(selectCartCount);
  return (
    <Link className={styles.cart} to={paths.cart()}>
      <CartIcon />
      <span className="visuallyHidden">{intl.formatMessage({ id: 'shell.cart' }, { count })}</span>
      <span className={styles.badge} aria-hidden="true">
        {count}
      </span>
    </Link>
  );
}
