import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge length in CSS pixels. */
  size?: number | undefined;
  className?: string | undefined;
}

interface GlyphProps extends IconProps {
  children: ReactNode;
  /** For glyphs that point in reading direction. */
  mirror?: boolean | undefined;
}

export function Glyph({ size = 24, className, children, mirror = false }: GlyphProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-mirror={mirror ? '' : undefined}
    >
      {children}
    </svg>
  );
}
