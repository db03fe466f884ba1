import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import { AndroidIcon, AppleIcon, CalendarIcon } from '../../../ui/icons.tsx';
import { SettingsContext } from '../../settings.ts';
import styles from './AppBar.module.css';

/** On phones: leads to the store that the device buys its apps from, and to an appointment. */
export function AppBar() {
  const { platform, androidUrl, iosUrl } = use(SettingsContext);
  const isApple = platform === 'ios';
  const Icon = isApple ? AppleIcon : AndroidIcon;
  return (
    <div className={styles.bar}>
      <a
        className={styles.app}
        href={isApple ? iosUrl : androidUrl}
        target="_blank"
        rel="noreferrer"
      >
        <Icon size={20} />
        <FormattedMessage id="shell.downloadApp" />
      </a>
      <Link className={styles.book} to={paths.dietitianAppointment()}>
        <CalendarIcon size={18} />
        <FormattedMessage id="shell.bookAppointment" />
      </Link>
    </div>
  );
}
