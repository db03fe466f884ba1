import { ShopPage } from './ShopPage.ts';

export class AppointmentConfirmedPage extends ShopPage {
  readonly title = this.heading('appointments.confirmed.received.title');
  readonly calendarFileButton = this.page.getByRole('button', { name: /AP-\d+/ });
}
