import { use } from 'react';
import { useIntl } from 'react-intl';
import { AndroidIcon, AppleIcon } from '../../../ui/icons.tsx';
import { SettingsContext } from '../../settings.ts';
import styles from './Footer.module.css';

export function AppLinks() {
  const intl = useIntl();
  const { androidUrl, iosUrl } = use(SettingsContext);
  return (
    <ul className={styles.apps} aria-label={intl.formatMessage({ id: 'footer.apps' })}>
      <li>
        <a href={androidUrl} target="_blank" rel="noreferrer">
          <AndroidIcon size={20} />
          {intl.formatMessage({ id: 'contact.android' })}
        </a>
      </li>
      <li>
        <a href={iosUrl} target="_blank" rel="noreferrer">
          <AppleIcon size={20} />
          {intl.formatMessage({ id: 'contact.ios' })}
        </a>
      </li>
    </ul>
  );
}
