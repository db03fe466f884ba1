import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { otherLanguage, pickText } from '../../contract/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

interface NameLinkProps {
  of: { readonly name_en: string; readonly name_ar: string };
  to: string;
}

/** The name of something as the way to it, and its name in the other language below. */
export function NameLink({ of, to }: NameLinkProps) {
  const language = useLanguage();
  const other = otherLanguage(language);
  return (
    <div>
      <Link component={RouterLink} to={to} sx={{ fontWeight: 500 }}>
        {pickText(of, 'name', language)}
      </Link>
      <Typography variant="body2" color="textSecondary">
        <bdi lang={other}>{pickText(of, 'name', other)}</bdi>
      </Typography>
    </div>
  );
}
