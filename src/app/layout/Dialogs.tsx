import { AlertDialogs } from '../../features/alerts/components/AlertDialogs.tsx';
import { LanguageDialog } from '../../features/language/components/LanguageDialog.tsx';

/** Dialogs that any page may need; their code comes with the first of them. */
export function Dialogs() {
  return (
    <>
      <AlertDialogs />
      <LanguageDialog />
    </>
  );
}
