import { line, note } from './rule.ts';

/** How many a customer can keep. */
export const savedAddresses = { max: 50 } as const;

export const addressParts = {
  title: line({ max: 50 }),
  block: line({ max: 20 }),
  street: line({ max: 60 }),
  avenue: line({ max: 60 }),
  house_building: line({ max: 40 }),
  floor: line({ max: 20 }),
  apartment: line({ max: 20 }),
  special_direction: note({ max: 300 }),
};
