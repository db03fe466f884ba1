import type { Failure } from '../api/failure.ts';

type NameOfField = (field: string) => string;

/**
 * Replaces the field's key in a server message ("first_name field is required.") by the field's
 * name. A key that already equals the name ("The email must be…") stays as it is.
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
