import { useSelector } from 'react-redux';
import { selectProblemReport } from '../features/problemReport/problemReportSlice.ts';
import { paths } from '../routing/paths.ts';
import { selectFullPath } from '../routing/routerSlice.ts';
import { selectLanguage } from '../features/language/languageSlice.ts';
import type { Language } from '../contract/languages.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Started } from './Started.tsx';

interface Texts {
  title: string;
  text: string;
  retry: string;
  again: string;
  reload: string;
  report: string;
}

/** Kept here, because the texts themselves may be what did not arrive. */
const texts: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'This page did not load completely',
    text: 'Check your connection and try again. What you typed is kept.',
    retry: 'Try again',
    again:
      'It still did not arrive; the shop may have been updated meanwhile. Load the page again: what you typed is kept.',
    reload: 'Load the page again',
    report: 'Report a problem',
  },
  ar: {
    title: 'لم تكتمل الصفحة',
    text: 'تأكد من اتصالك بالإنترنت ثم حاول مرة أخرى. كل ما كتبته محفوظ.',
    retry: 'حاول مرة أخرى',
    again: 'لم تصل الصفحة بعد، وربما حدّثنا المتجر قبل قليل. أعد تحميلها وستجد ما كتبته كما هو.',
    reload: 'إعادة تحميل الصفحة',
    report: 'الإبلاغ عن مشكلة',
  },
};

interface CrashPageProps {
  /** Null once it was tried in place and failed again. */
  onRetry: (() => void) | null;
}

/** Replaces a screen that failed. */
export function CrashPage({ onRetry }: CrashPageProps) {
  const { title, text, retry, again, reload, report } = texts[useSelector(selectLanguage)];
  const { offered } = useSelector(selectProblemReport);
  const here = useSelector(selectFullPath);
  return (
    <div role="alert">
      <Started />
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <>
            {onRetry ? (
              <Button onClick={onRetry}>{retry}</Button>
            ) : (
              <a className={buttonClass()} href="">
                {reload}
              </a>
            )}
            {/* A new load: what failed here may be what every page needs. */}
            {offered && (
              <a className={buttonClass({ variant: 'ghost' })} href={paths.problemReport(here)}>
                {report}
              </a>
            )}
          </>
        }
      >
        {onRetry ? text : again}
      </EmptyState>
    </div>
  );
}
