import { useId, type AriaAttributes } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ContactDetails, ContactLines } from '../../features/content/components/ContactDetails.tsx';
import { useSiteContent } from '../../features/home/useSiteContent.ts';
import { selectIsCustomer } from '../../features/session/sessionSlice.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { AndroidIcon, AppleIcon } from '../../ui/icons.tsx';
import { cx } from '../../ui/cx.ts';
import styles from './Footer.module.css';

interface FooterLink {
  to: string;
  key: string;
}

const infoLinks = (isCustomer: boolean): readonly FooterLink[] => [
  { to: paths.home(), key: 'footer.home' },
  { to: paths.aboutUs(), key: 'shell.aboutUs' },
  ...(isCustomer ? [] : [{ to: paths.login(), key: 'shell.login' }]),
  { to: paths.contactUs(), key: 'shell.contactUs' },
];

const termsLink = { to: paths.terms(), key: 'title.terms' };
const privacyLink = { to: paths.privacy(), key: 'footer.privacy' };

const policyLinks: readonly FooterLink[] = [
  termsLink,
  { to: `${paths.terms()}#policies`, key: 'footer.ourPolicies' },
  { to: `${paths.contactUs()}#faqs`, key: 'footer.faqs' },
  privacyLink,
];

const legalLinks: readonly FooterLink[] = [termsLink, privacyLink];

const orderLinks = (isCustomer: boolean): readonly FooterLink[] => [
  ...(isCustomer ? [{ to: paths.profile(), key: 'shell.account' }] : []),
  { to: paths.cart(), key: 'footer.cart' },
];

export function Footer() {
  const intl = useIntl();
  const isCustomer = useSelector(selectIsCustomer);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.groups}>
          <LinkGroup title={text('footer.info')} links={infoLinks(isCustomer)} />
          <LinkGroup title={text('footer.policies')} links={policyLinks} />
          <LinkGroup title={text('footer.order')} links={orderLinks(isCustomer)} />
        </div>
        <section className={styles.contact}>
          <h2 className={styles.heading}>{text('footer.contact')}</h2>
          <ContactDetails />
          <AppLinks />
        </section>
        <div className={styles.foot}>
          <img src="/images/brand/mark.svg" alt="" width={40} height={40} loading="lazy" />
          <p>{text('footer.about')}</p>
          <p>{text('footer.rights')}</p>
        </div>
      </div>
    </footer>
  );
}

/** For customers who are about to pay: the terms, and contact details. */
export function SlimFooter() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <footer className={cx(styles.footer, styles.slimFooter)}>
      <div className={styles.slim}>
        <ContactLines />
        <Links aria-label={text('footer.policies')} links={legalLinks} />
        <p>{text('footer.rights')}</p>
      </div>
    </footer>
  );
}

function LinkGroup({ title, links }: { title: string; links: readonly FooterLink[] }) {
  const id = useId();
  return (
    <section>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <Links aria-labelledby={id} links={links} />
    </section>
  );
}

interface LinksProps extends AriaAttributes {
  links: readonly FooterLink[];
}

function Links({ links, ...named }: LinksProps) {
  return (
    <ul {...named} className={styles.links}>
      {links.map(({ to, key }) => (
        <li key={to}>
          <Link to={to}>
            <FormattedMessage id={key} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const APPS = [
  { key: 'app_android', label: 'contact.android', icon: AndroidIcon },
  { key: 'app_ios', label: 'contact.ios', icon: AppleIcon },
] as const;

/** Nothing as long as the kitchen has no app. */
function AppLinks() {
  const intl = useIntl();
  const content = useSiteContent();
  const apps = APPS.flatMap(({ key, ...app }) => {
    const url = content(key);
    return url === null ? [] : [{ ...app, url }];
  });
  if (apps.length === 0) return null;
  return (
    <ul className={styles.apps} aria-label={intl.formatMessage({ id: 'footer.apps' })}>
      {apps.map(({ label, url, icon: StoreIcon }) => (
        <li key={label}>
          <a href={url} target="_blank" rel="noreferrer">
            <StoreIcon size={20} />
            {intl.formatMessage({ id: label })}
          </a>
        </li>
      ))}
    </ul>
  );
}
