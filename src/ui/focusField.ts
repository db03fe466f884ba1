const CONTROLS = 'input:checked, input, select, textarea, [tabindex="0"]';

/** Brings a field into view and focuses its control, or the first control of its group. */
export function focusField(controlId: string): void {
  const field = document.getElementById(controlId);
  const control = field?.matches(CONTROLS) ? field : field?.querySelector<HTMLElement>(CONTROLS);
  const target = control ?? field;
  target?.focus({ preventScroll: true });
  target?.scrollIntoView?.({ block: 'center' });
}
