import Link from '@mui/material/Link';
import { formatMobile } from '../../contract/rules/phone.ts';

interface ContactLinksProps {
  email: string;
  phone: string | null;
}

/** How a customer is written to or called. */
export function ContactLinks({ email, phone }: ContactLinksProps) {
  return (
    <>
      {email !== '' && (
        <Link href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </Link>
      )}
      {phone !== null && (
        <Link href={`tel:${phone}`}>
          <bdi dir="ltr">{formatMobile(phone)}</bdi>
        </Link>
      )}
    </>
  );
}
