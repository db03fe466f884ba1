import { useSelector } from 'react-redux';
import { pickText } from '../../contract/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { selectContent } from './homeSlice.ts';

/** Reads entries of the site's content in the customer's language; null for a missing or empty one. */
export function useSiteContent(): (key: string) => string | null {
  const language = useLanguage();
  const content = useSelector(selectContent);
  return (key) => {
    const entry = content.find((candidate) => candidate.key === key);
    return (entry && pickText(entry, 'value', language)) || null;
  };
}
