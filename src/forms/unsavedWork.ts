import { createContext, use, useEffect, useId } from 'react';

/** Called with the form's id when unsaved input appears or is gone. */
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
