import { useSelector } from 'react-redux';
import { selectLanguage } from '../features/language/languageSlice.ts';
import type { Language } from '../i18n/languages.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Kept here, because the texts themselves may be what did not arrive. */
const texts: Readonly<Record<Language, { title: string; text: string; reload: string }>> = {
  en: {
    title: 'This page did not load completely',
    text: 'Check your connection and load it again. What you saved is kept.',
    reload: 'Load again',
  },
  ar: {
    title: 'لم تكتمل الصفحة',
    text: 'تأكد من اتصالك بالإنترنت ثم أعد التحميل. كل ما حفظته موجود.',
    reload: 'إعادة التحميل',
  },
};

export function CrashPage() {
  const { title, text, reload } = texts[useSelector(selectLanguage)];
  return (
    <EmptyState
      title={title}
      headingLevel={1}
      action={
        <a className={buttonClass({ variant: 'primary' })} href="">
          {reload}
        </a>
      }
    >
      {text}
    </EmptyState>
  );
}
