import { object, string } from 'yup';
import { appointmentComments } from '../../contract/rules/appointment.ts';
import { requiredText } from '../../forms/rules.ts';

/** As the form's fields hold it. */
export interface DetailsValues {
  /** A number in digits, as a radio button holds it. */
  dietitianId: string;
  comments: string;
}

export const detailsSchema = object({
  dietitianId: string().default('').required('validation.dietitian'),
  comments: requiredText(appointmentComments),
});
