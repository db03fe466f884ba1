import { object, string } from 'yup';
import { appointmentComments } from '../../contract/rules/text.ts';
import { requiredText } from '../../forms/rules.ts';

/** As the fields hold it. */
export interface DetailsValues {
  /** The dietitian's id. */
  user_id: string;
  comments: string;
}

export const detailsSchema = object({
  user_id: string().default('').required('validation.dietitian'),
  comments: requiredText(appointmentComments),
});
