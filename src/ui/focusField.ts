const CONTROLS = 'input, select, textarea, [tabindex="0"]';

/** The field itself, or for a group its chosen answer, or else its first control. */
function controlOf(field: HTMLElement): HTMLElement {
  if (field.matches(CONTROLS)) return field;
  const chosen = field.querySelector<HTMLElement>('input:checked');
  return chosen ?? field.querySelector<HTMLElement>(CONTROLS) ?? field;
}

/** Brings a field into view and focuses it. */
export function focusField(controlId: string): void {
  const field = document.getElementById(controlId);
  if (!field) return;
  const control = controlOf(field);
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
