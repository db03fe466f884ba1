/** What the contact form holds. Apart from its rules, whose library the first page does without. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

export const emptyMessage: ContactValues = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
};

/** A kept draft; null when it is not one. */
export function readContactDraft(text: string | null): ContactValues | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const known = Object.entries(kept).filter(
      ([name, value]) => name in emptyMessage && typeof value === 'string',
    );
    return { ...emptyMessage, ...Object.fromEntries(known) };
  } catch {
    return null;
  }
}
