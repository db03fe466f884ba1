import { invalidFields } from '../../errors/ApiError.ts';
import type { Message } from '../../errors/ApiError.ts';
import type { MessageKey, MessageValues } from '../../i18n/translate.ts';

/** Collects what is wrong, field by field in the order of the form, and refuses once. */
export class FieldChecks {
  readonly #messages = new Map<string, Message[]>();

  add(field: string, key: MessageKey, values?: MessageValues): void {
    const message = values === undefined ? { key } : { key, values };
    this.#messages.set(field, [...(this.#messages.get(field) ?? []), message]);
  }

  /** Throws validation_failed when anything was added. */
  finish(): void {
    if (this.#messages.size > 0) throw invalidFields(Object.fromEntries(this.#messages));
  }
}
