import { ShopPage } from './ShopPage.ts';

export class LoginPage extends ShopPage {
  async open(path = '/login'): Promise<void> {
    await this.page.goto(path);
  }

  async logIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.field('email').fill(email);
    await this.field('password').fill(password);
    await this.button('shell.login').click();
  }
}
