import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ContactDetails } from '../../../features/content/components/ContactDetails.tsx';
import { selectIsCustomer } from '../../../features/session/sessionSlice.ts';
import { AppLinks } from './AppLinks.tsx';
import styles from './Footer.module.css';
import { FooterGroup } from './FooterGroup.tsx';
import { infoLinks, orderLinks, policyLinks } from './footerLinks.ts';

export function Footer() {
  const intl = useIntl();
  const isCustomer = useSelector(selectIsCustomer);
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.groups}>
          <FooterGroup title={text('footer.info')} links={infoLinks(isCustomer)} />
          <FooterGroup title={text('footer.policies')} links={policyLinks} />
          <FooterGroup title={text('footer.order')} links={orderLinks(isCustomer)} />
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
