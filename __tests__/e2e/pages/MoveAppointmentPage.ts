import { CalendarPage } from './CalendarPage.ts';

export class MoveAppointmentPage extends CalendarPage {
  readonly title = this.heading('appointments.move.title');
  readonly submitButton = this.button('appointments.move.submit');
  readonly tooLateTitle = this.heading('appointments.move.tooLate');
}
