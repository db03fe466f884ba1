import Button from '@mui/material/Button';
import { languages, otherLanguage } from '../../contract/languages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useKitchen } from '../kitchen.ts';

export function LanguageSwitch() {
  const { language } = useKitchen();
  const other = otherLanguage(useLanguage());
  return (
    <Button
      color="inherit"
      lang={other}
      sx={{ fontFamily: 'var(--font-sans)' }}
      onClick={() => language.write(other)}
    >
      {languages[other].name}
    </Button>
  );
}
