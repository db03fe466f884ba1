import type { Violation } from '../../../src/contract/rules/rule.ts';
import { invalidFields } from '../../errors/ApiError.ts';
import type { FieldErrors, Message, ApiError } from '../../errors/ApiError.ts';
import type { MessageKey, MessageValues } from '../../i18n/translate.ts';

/** Collects the faults of all fields, and refuses once. */
export class FieldChecks {
  readonly #order: readonly string[];
  readonly #messages = new Map<string, Message[]>();

  /** The answer names the fields in the order of the form, whatever order they were checked in. */
  constructor(order: readonly string[] = []) {
    this.#order = order;
  }

  add(field: string, key: MessageKey, values?: MessageValues): void {
    this.addMessage(field, values === undefined ? { key } : { key, values });
  }

  addMessage(field: string, message: Message): void {
    this.#messages.set(field, [...(this.#messages.get(field) ?? []), message]);
  }

  addViolation(field: string, { key, values = {} }: Violation): void {
    const { property, ...limits } = values;
    this.add(
      field,
      key,
      property === undefined ? limits : { ...limits, property: { field: property } },
    );
  }

  has(field: string): boolean {
    return this.#messages.has(field);
  }

  /** Nothing was added so far. */
  get isEmpty(): boolean {
    return this.#messages.size === 0;
  }

  /** The refusal of everything that was added, or null when nothing was. */
  refusal(): ApiError | null {
    return this.isEmpty ? null : invalidFields(this.#inOrder());
  }

  /** Throws validation_failed when anything was added. */
  finish(): void {
    if (!this.isEmpty) this.refuse();
  }

  /** Throws validation_failed with everything that was added. */
  refuse(): never {
    throw invalidFields(this.#inOrder());
  }

  #inOrder(): FieldErrors {
    const fields = new Set([...this.#order, ...this.#messages.keys()]);
    const errors: Record<string, readonly Message[]> = {};
    for (const field of fields) {
      const messages = this.#messages.get(field);
      if (messages !== undefined) errors[field] = messages;
    }
    return errors;
  }
}
