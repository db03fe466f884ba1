import Link from '@mui/material/Link';
import { Mobile } from './Mobile.tsx';

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
          <Mobile number={phone} />
        </Link>
      )}
    </>
  );
}
