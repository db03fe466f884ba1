/** The id of the control of a field, unless the field was given its own. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
