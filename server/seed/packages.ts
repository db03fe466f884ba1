import { fitPackages } from './packages/fitPackages.ts';
import { lifestylePackages } from './packages/lifestylePackages.ts';
import type { SeedPackage } from './packages/types.ts';

/** The package categories in the order of the home page. */
export const packages: readonly SeedPackage[] = [...fitPackages, ...lifestylePackages];
