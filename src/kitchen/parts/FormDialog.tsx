import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Button from '@mui/material/Button';
import { useId, type ReactNode } from 'react';
import { useText } from '../i18n/useText.ts';

interface FormDialogProps {
  title: string;
  close: () => void;
  /** A KitchenForm in a dialog, with a text above it. */
  children: ReactNode;
}

/** A form in a dialog; it is there only while it is open. */
export function FormDialog({ title, close, children }: FormDialogProps) {
  const text = useText();
  const titleId = useId();
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {children}
        <Button onClick={close}>{text('form.cancel')}</Button>
      </DialogContent>
    </Dialog>
  );
}
