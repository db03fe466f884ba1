import type { NewCustomer } from '../support/customers.ts';
import { ShopPage } from './ShopPage.ts';

export const CIVIL_ID = '285070400028';

/** Registration, and the quick sign-up that asks for less. */
export class SignUpPage extends ShopPage {
  readonly #form = this.formWith('first_name');

  async open(): Promise<void> {
    await this.page.goto('/register');
  }

  async register(customer: NewCustomer): Promise<void> {
    await this.#fillPerson(customer);
    await this.#form.fill({ civil_id: CIVIL_ID });
    await this.#form.fillAddress();
    await this.#agreeAndSubmit();
  }

  async signUpQuickly(customer: NewCustomer): Promise<void> {
    await this.#fillPerson(customer);
    await this.#agreeAndSubmit();
  }

  async #fillPerson(customer: NewCustomer): Promise<void> {
    const { first_name, last_name, phone, email, password } = customer;
    const confirm_password = password;
    await this.#form.fill({ first_name, last_name, phone, email, password, confirm_password });
  }

  async #agreeAndSubmit(): Promise<void> {
    await this.#form.field('terms').check();
    await this.#form.submit();
  }
}
