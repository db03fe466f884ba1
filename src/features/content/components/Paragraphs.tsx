import { useIntl } from 'react-intl';

/** The text under a key, a paragraph for each of its lines. */
export function Paragraphs({ of: id }: { of: string }) {
  const intl = useIntl();
  return intl
    .formatMessage({ id })
    .split('\n')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
