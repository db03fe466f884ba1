import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { mailUrl, telephoneUrl, whatsappUrl } from '../../../routing/contactLinks.ts';
import { useSiteContent } from '../../../features/home/useSiteContent.ts';
import {
  maintenanceCheckSubmitted,
  selectMaintenance,
} from '../../../features/maintenance/maintenanceSlice.ts';
import { Button } from '../../../ui/Button.tsx';
import { MailIcon, PhoneIcon, WhatsappIcon } from '../../../ui/icons.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { LanguageToggle } from '../header/LanguageToggle.tsx';
import styles from './MaintenanceNotice.module.css';

/** Covers the page, which stays mounted, so that nothing typed is lost. */
export function MaintenanceNotice() {
  const intl = useIntl();
  const id = useId();
  useFocusReturn();
  const heading = useFocusOnChange<HTMLHeadingElement>('closed', { initially: true });
  const text = (key: string) => intl.formatMessage({ id: key });
  return (
    <section role="dialog" aria-modal="true" aria-labelledby={id} className={styles.notice}>
      <div className={styles.inner}>
        <img src="/images/brand/mark.svg" alt="" width={72} height={72} className={styles.mark} />
        <h1 id={id} ref={heading} tabIndex={-1}>
          {text('maintenance.title')}
        </h1>
        <p className={styles.text}>{text('maintenance.text')}</p>
        <CheckButton />
        <Contact />
        <LanguageToggle />
      </div>
    </section>
  );
}

/** Returns the focus to the element that had it before the component mounted. */
function useFocusReturn(): void {
  const before = useRef<Element | null>(null);
  // Read before the notice takes the focus; returned once the page below is no longer inert.
  useLayoutEffect(() => {
    before.current = document.activeElement;
  }, []);
  useEffect(
    () => () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    },
    [],
  );
}

function CheckButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { check } = useSelector(selectMaintenance);
  return (
    <div className={styles.again}>
      <Button
        size="l"
        loading={check === 'sending'}
        onClick={() => dispatch(maintenanceCheckSubmitted())}
      >
        {intl.formatMessage({ id: 'maintenance.checkAgain' })}
      </Button>
      <p role="status">{check === 'failed' && intl.formatMessage({ id: 'maintenance.still' })}</p>
    </div>
  );
}

/** A closed shop does not answer with its content: the texts hold the kitchen's contacts too. */
function Contact() {
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
