import { createContext, use, useEffect, useId } from 'react';

/** Told under a name of the form's own when what is typed in it would be lost, and when no more. */
export type ReportUnsaved = (form: string, isUnsaved: boolean) => void;

/** The app listens, so that no form can be forgotten. */
export const UnsavedWorkContext = createContext<ReportUnsaved>(() => undefined);

/** Says for as long as a form is shown whether something is typed in it and not saved. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const report = use(UnsavedWorkContext);
  const form = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    report(form, true);
    return () => report(form, false);
  }, [form, isUnsaved, report]);
}
