type GovernorateCode = 'KW-KU' | 'KW-HA' | 'KW-FA' | 'KW-MU' | 'KW-AH' | 'KW-JA';

interface SeedArea {
  readonly name_en: string;
  readonly name_ar: string;
}

export interface SeedGovernorate {
  /** ISO 3166-2 code. */
  readonly code: GovernorateCode;
  readonly name_en: string;
  readonly name_ar: string;
  readonly areas: readonly SeedArea[];
}
