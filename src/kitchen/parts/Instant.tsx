import { formatInstant } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** A moment as a clock in Kuwait shows it. */
export function Instant({ at }: { at: string }) {
  const language = useLanguage();
  return <time dateTime={at}>{formatInstant(at, language)}</time>;
}
