import { useDispatch } from 'react-redux';
import { languagePressed } from '../../../features/language/languageSwitchSlice.ts';
import { languages, otherLanguage } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { GlobeIcon } from '../../../ui/icons.tsx';
import styles from './LanguageToggle.module.css';

interface LanguageToggleProps {
  onPress?: (() => void) | undefined;
}

/** Offers the other language in its own name. */
export function LanguageToggle({ onPress }: LanguageToggleProps) {
  const dispatch = useDispatch();
  const other = otherLanguage(useLanguage());
  return (
    <button
      type="button"
      className={styles.toggle}
      onClick={() => {
        onPress?.();
        dispatch(languagePressed());
      }}
    >
      <GlobeIcon size={20} />
      <span lang={other} dir={languages[other].direction}>
        {languages[other].name}
      </span>
    </button>
  );
}
