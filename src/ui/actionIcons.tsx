import { Glyph, type IconProps } from './Glyph.tsx';

// Apart from the icons of the header, the footer and home, so that a first visit does not load them.

export function ArrowStartIcon(props: IconProps) {
  return (
    <Glyph {...props} mirror>
      <path d="M19.5 12h-15m6-6-6 6 6 6" />
    </Glyph>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M12 5v14M5 12h14" />
    </Glyph>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M5 12h14" />
    </Glyph>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M4 7h16M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2M6.5 7l.8 11.6a1.5 1.5 0 0 0 1.5 1.4h6.4a1.5 1.5 0 0 0 1.5-1.4L17.5 7M10.2 11v5M13.8 11v5" />
    </Glyph>
  );
}

export function FilterIcon(props: IconProps) {
  return (
    <Glyph {...props} mirror>
      <path d="M4 7h9M17.5 7H20M4 17h2.5M11 17h9" />
      <circle cx="15.2" cy="7" r="2.2" />
      <circle cx="8.8" cy="17" r="2.2" />
    </Glyph>
  );
}

export function SwapIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M4 8.5h14.5L15 5M20 15.5H5.5L9 19" />
    </Glyph>
  );
}

export function EyeIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="3" />
    </Glyph>
  );
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M9.5 5.9A9.5 9.5 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.2 7.5A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.3-1.1M10 9.8a3 3 0 0 0 4.2 4.2M4 4l16 16" />
    </Glyph>
  );
}

export function EditIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M4 20h4L19.2 8.8a1.5 1.5 0 0 0 0-2.1l-1.9-1.9a1.5 1.5 0 0 0-2.1 0L4 16v4ZM13.5 6.5l4 4" />
    </Glyph>
  );
}

export function PrinterIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M7 8V3.5h10V8M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 5 8h14a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 19 17h-2M7 14h10v6.5H7ZM16.5 11h.8" />
    </Glyph>
  );
}

export function SnowflakeIcon(props: IconProps) {
  return (
    <Glyph {...props}>
      <path d="M12 3v18M4.2 7.5l15.6 9m0-9-15.6 9M9.5 4.5 12 7l2.5-2.5m-5 15L12 17l2.5 2.5" />
    </Glyph>
  );
}
