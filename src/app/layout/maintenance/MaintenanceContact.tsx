import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { mailUrl, telephoneUrl, whatsappUrl } from '../../../features/content/contactLinks.ts';
import { useSiteContent } from '../../../features/home/useSiteContent.ts';
import { MailIcon, PhoneIcon, WhatsappIcon } from '../../../ui/icons.tsx';
import styles from './MaintenanceNotice.module.css';

/** While the shop is closed its content cannot be asked for: the texts hold the kitchen's lines too. */
export function MaintenanceContact() {
  const intl = useIntl();
  const content = useSiteContent();
  const line = (name: 'whatsapp' | 'phone' | 'email') =>
    content(`footer_${name}`) ?? intl.formatMessage({ id: `maintenance.${name}` });
  return (
    <div className={styles.contact}>
      <p>{intl.formatMessage({ id: 'maintenance.contact' })}</p>
      <ul className={styles.lines}>
        <Line href={whatsappUrl(line('whatsapp'))} icon={<WhatsappIcon size={20} />}>
          {line('whatsapp')}
        </Line>
        <Line href={telephoneUrl(line('phone'))} icon={<PhoneIcon size={20} />}>
          {line('phone')}
        </Line>
        <Line href={mailUrl(line('email'))} icon={<MailIcon size={20} />}>
          {line('email')}
        </Line>
      </ul>
    </div>
  );
}

function Line({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
  return (
    <li>
      <a href={href}>
        {icon}
        <bdi dir="ltr">{children}</bdi>
      </a>
    </li>
  );
}
