import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { languages } from '../../../contract/languages.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { CloseIcon } from '../../../ui/icons.tsx';
import { languageKept } from '../languageSlice.ts';
import { languagePressed, selectOfferedLanguage } from '../languageSwitchSlice.ts';
import styles from './LanguageOffer.module.css';

/** One line in the language that a new visitor's browser prefers, until it is answered. */
export function LanguageOffer({ next }: { next: RefObject<HTMLElement | null> }) {
  const dispatch = useDispatch();
  const offered = useSelector(selectOfferedLanguage);
  if (offered === null) return null;
  const { name, direction, offer } = languages[offered];
  const keep = () => {
    // The button is about to go; reading continues with the page.
    next.current?.focus({ preventScroll: true });
    dispatch(languageKept());
  };
  return (
    <section className={styles.offer} lang={offered} dir={direction} aria-label={name}>
      <button type="button" className={styles.accept} onClick={() => dispatch(languagePressed())}>
        {offer.accept}
      </button>
      <IconButton label={offer.dismiss} icon={<CloseIcon size={18} />} onClick={keep} />
    </section>
  );
}
