import { toAsciiDigits } from './rule.ts';

/**
 * Streets in Kuwait have a number or a name. A number is read as "Street 12"; a name is typed with its
 * own word for street, so that another before it would say it twice.
 */
export function isNumberedStreet(street: string): boolean {
  return /^\d/.test(toAsciiDigits(street).trim());
}
