import { useSelector } from 'react-redux';
import { pickText } from '../../contract/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { selectContent } from './homeSlice.ts';

/** Entries of the site's content list in the customer's language; null until it is there. */
export function useSiteContent(): (key: string) => string | null {
  const language = useLanguage();
  const content = useSelector(selectContent);
  return (key) => {
    const entry = content.find((candidate) => candidate.key === key);
    return entry ? pickText(entry, 'value', language) : null;
  };
}
