import type { ComponentType, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { IconProps } from '../../../ui/Glyph.tsx';
import {
  ClockIcon,
  InstagramIcon,
  MailIcon,
  MapPinIcon,
  PhoneIcon,
  WhatsappIcon,
} from '../../../ui/icons.tsx';
import { useSiteContent } from '../../home/useSiteContent.ts';
import { mailUrl, telephoneUrl, whatsappUrl } from '../../../routing/contactLinks.ts';
import styles from './ContactDetails.module.css';

/** How to reach the kitchen, from the site's content; empty until that is loaded. */
export function ContactDetails() {
  const content = useSiteContent();
  const map = content('footer_address_map');
  return (
    <dl className={styles.list}>
      <Detail icon={MapPinIcon} label="contact.address" value={content('footer_address')}>
        {(address) => (map === null ? address : <OutsideLink href={map}>{address}</OutsideLink>)}
      </Detail>
      <Detail icon={ClockIcon} label="contact.timing" value={content('footer_timing')}>
        {(timing) => timing}
      </Detail>
      <Lines />
      <Detail icon={InstagramIcon} label="contact.instagram" value={content('footer_instagram')}>
        {(url) => <OutsideLink href={url}>{leftToRight(accountOf(url))}</OutsideLink>}
      </Detail>
    </dl>
  );
}

/** Contacts for an immediate answer. */
export function ContactLines() {
  return (
    <dl className={styles.row}>
      <Lines />
    </dl>
  );
}

function Lines() {
  const content = useSiteContent();
  return (
    <>
      <Detail icon={PhoneIcon} label="contact.phone" value={content('footer_phone')}>
        {(number) => <a href={telephoneUrl(number)}>{leftToRight(number)}</a>}
      </Detail>
      <Detail icon={WhatsappIcon} label="contact.whatsapp" value={content('footer_whatsapp')}>
        {(number) => <OutsideLink href={whatsappUrl(number)}>{leftToRight(number)}</OutsideLink>}
      </Detail>
      <Detail icon={MailIcon} label="contact.email" value={content('footer_email')}>
        {(address) => <a href={mailUrl(address)}>{leftToRight(address)}</a>}
      </Detail>
    </>
  );
}

interface DetailProps {
  icon: ComponentType<IconProps>;
  label: string;
  value: string | null;
  children: (value: string) => ReactNode;
}

function Detail({ icon: Icon, label, value, children }: DetailProps) {
  if (value === null) return null;
  return (
    <div className={styles.detail}>
      <dt>
        <Icon size={20} />
        <span className="visuallyHidden">
          <FormattedMessage id={label} />
        </span>
      </dt>
      <dd>{children(value)}</dd>
    </div>
  );
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

const leftToRight = (text: string) => <bdi dir="ltr">{text}</bdi>;
const accountOf = (url: string) => `@${new URL(url).pathname.replaceAll('/', '')}`;
