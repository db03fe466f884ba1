import type { ReactNode } from 'react';
import { FormTextField } from './FormTextField.tsx';

interface PhoneFieldProps {
  hint?: ReactNode;
  optional?: boolean | undefined;
  className?: string | undefined;
}

/** A Kuwaiti mobile number, `phone`. */
export function PhoneField(props: PhoneFieldProps) {
  return (
    <FormTextField
      {...props}
      name="phone"
      type="tel"
      autoComplete="tel"
      prefix={<bdi dir="ltr">+965</bdi>}
      maxLength={30}
      ltr
    />
  );
}
