import type { Failure } from '../api/failure.ts';

type NameOfField = (field: string) => string;

/**
 * The server leaves the field's key in its message ("first_name field is required."); the
 * customer reads the field's name. A key that already reads as the name within a sentence ("The
 * email must be…") stays.
 */
export function withFieldName(message: string, field: string, name: string): string {
  if (message.startsWith(field)) return name + message.slice(field.length);
  return field === name.toLowerCase() ? message : message.replace(field, () => name);
}

/** The first message of each field, with the field's name in place of its key. */
export function serverMessages(
  { errors }: Pick<Failure, 'errors'>,
  nameOf: NameOfField,
): Readonly<Record<string, string>> {
  const messages: Record<string, string> = {};
  for (const [field, [first]] of Object.entries(errors ?? {})) {
    if (first !== undefined) messages[field] = withFieldName(first, field, nameOf(field));
  }
  return messages;
}
