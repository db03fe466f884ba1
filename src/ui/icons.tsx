import { Glyph, type IconProps } from './Glyph.tsx';

export function CartIcon(props: IconProps) {
  return (
    <Glyph {...props} mirror>
      <path d="M2.5 4h2.2a1 1 0 0 1 1 .8L7.8 15a1.5 1.5 0 0 0 1.5 1.2h8.2a1.5 1.5 0 0 0 1.5-1.1l1.8-6.6a.8.8 0 0 0-.8-1H6.3" />
      <circle cx="9.6" cy="19.7" r="1.3" />
      <circle cx="17.2" cy="19.7" r="1.3" />
    </Glyph>
  );
}

export function UserIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
    </Glyph>
  );
}

export function MenuIcon(props: IconProps) {
  return (
    <Glyph {...props} mirror>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </Glyph>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Glyph>
  );
}

export function ChevronDownIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="m6 9.5 6 6 6-6" />
    </Glyph>
  );
}

/** Points onward along the line of reading. */
export function ChevronEndIcon(props: IconProps) {
  return (
    <Glyph {...props} mirror>
      <path d="m9.5 6 6 6-6 6" />
    </Glyph>
  );
}

/** Points back along the line of reading. */
export function ArrowEndIcon(props: IconProps) {
  return (
    <Glyph {...props} mirror>
      <path d="M4.5 12h15m-6-6 6 6-6 6" />
    </Glyph>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Glyph>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v5.5M12 7.6v.1" />
    </Glyph>
  );
}

export function WarningIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M10.7 4.3 2.9 17.8A1.5 1.5 0 0 0 4.2 20h15.6a1.5 1.5 0 0 0 1.3-2.2L13.3 4.3a1.5 1.5 0 0 0-2.6 0ZM12 9.5v4.5M12 16.9v.1" />
    </Glyph>
  );
}

export function WhatsappIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 20.5 4.8 16A8.6 8.6 0 1 1 8 19.2l-4.5 1.3Z" />
      <path d="M9.2 8.2c-.9.6-1 1.8-.1 3.4a8 8 0 0 0 3 3c1.6.9 2.9.8 3.4-.1l.4-.9-2-1.2-1 .8a5.8 5.8 0 0 1-2-2l.8-1-1.1-2.2-.9.2Z" />
    </Glyph>
  );
}

export function InstagramIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M16.8 7.2v.01" />
    </Glyph>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M5.5 4h2.7a1 1 0 0 1 1 .8l.7 3.1a1 1 0 0 1-.4 1L8 10.1a12 12 0 0 0 5.9 5.9l1.2-1.5a1 1 0 0 1 1-.4l3.1.7a1 1 0 0 1 .8 1v2.7A1.5 1.5 0 0 1 18.5 20 14.5 14.5 0 0 1 4 5.5 1.5 1.5 0 0 1 5.5 4Z" />
    </Glyph>
  );
}

export function MailIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="m3.8 7 8.2 6 8.2-6" />
    </Glyph>
  );
}

export function MapPinIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M12 21s7-6 7-11.3A7 7 0 0 0 5 9.7C5 15 12 21 12 21Z" />
      <circle cx="12" cy="9.8" r="2.5" />
    </Glyph>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.2 2" />
    </Glyph>
  );
}

export function CalendarIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
      <path d="M3.5 10h17M8 3v4M16 3v4" />
    </Glyph>
  );
}

export function LeafIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M5.5 18.5C3 10 8.5 4.5 20 4.5c0 11-5 16.5-12.5 14.5M4 21c1.5-4.5 4.5-8 9-10.5" />
    </Glyph>
  );
}

export function FlameIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M12 21a6.5 6.5 0 0 0 6.5-6.5c0-4.5-4-6-4.5-11-3 1.5-4.5 4-4.2 7-1-.4-1.6-1.3-1.8-2.5-1.6 1.6-2.5 4-2.5 6.5A6.5 6.5 0 0 0 12 21Z" />
    </Glyph>
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.5 2.5 3.8 5.5 3.8 9s-1.3 6.5-3.8 9c-2.5-2.5-3.8-5.5-3.8-9S9.5 5.5 12 3Z" />
    </Glyph>
  );
}

export function LockIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <rect x="5" y="10.5" width="14" height="10" rx="2.5" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2" />
    </Glyph>
  );
}

export function AppleIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M12 7.5c-1-.6-2-1-3.2-1C6 6.5 4.5 9 4.5 12c0 4 2.5 8.5 4.8 8.5 1 0 1.7-.6 2.7-.6s1.7.6 2.7.6c1.9 0 3.7-2.6 4.5-5.3-1.7-.8-2.6-2-2.6-3.7 0-1.5.8-2.7 2-3.5-1-1-2.2-1.5-3.4-1.5s-2.2.4-3.2 1ZM12 5c0-1.6 1.2-3 2.8-3" />
    </Glyph>
  );
}

export function AndroidIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M3.5 18a8.5 8.5 0 0 1 17 0ZM7.5 11 5.8 8M16.5 11l1.7-3M9 14.8v.1M15 14.8v.1" />
    </Glyph>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Glyph>
  );
}
