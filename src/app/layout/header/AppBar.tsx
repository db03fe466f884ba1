import { use } from 'react';
import { FormattedMessage } from 'react-intl';
import { AndroidIcon, AppleIcon } from '../../../ui/icons.tsx';
import { SettingsContext } from '../../settings.ts';
import styles from './AppBar.module.css';

/** On phones: leads to the store that the device buys its apps from. */
export function AppBar() {
  const { platform, androidUrl, iosUrl } = use(SettingsContext);
  const isApple = platform === 'ios';
  const Icon = isApple ? AppleIcon : AndroidIcon;
  return (
    <a className={styles.bar} href={isApple ? iosUrl : androidUrl} target="_blank" rel="noreferrer">
      <Icon size={20} />
      <FormattedMessage id="shell.downloadApp" />
    </a>
  );
}
