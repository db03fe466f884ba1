import { ahmadi } from './areas/ahmadi.ts';
import { capital } from './areas/capital.ts';
import { farwaniya } from './areas/farwaniya.ts';
import { hawalli } from './areas/hawalli.ts';
import { jahra } from './areas/jahra.ts';
import { mubarakAlKabeer } from './areas/mubarakAlKabeer.ts';
import type { SeedGovernorate } from './areas/types.ts';

/** Kuwait's six governorates with the areas that the kitchen delivers to. */
export const governorates: readonly SeedGovernorate[] = [
  capital,
  hawalli,
  farwaniya,
  mubarakAlKabeer,
  ahmadi,
  jahra,
];
