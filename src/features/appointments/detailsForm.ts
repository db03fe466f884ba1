import { object, string } from 'yup';
import { COMMENT_MAX } from '../../contract/rules/limits.ts';
import { optionalNote } from '../../forms/rules.ts';

/** As the fields hold it. */
export interface DetailsValues {
  /** The dietitian's id. */
  user_id: string;
  comments: string;
}

export const detailsSchema = object({
  user_id: string().default('').required('validation.dietitian'),
  comments: optionalNote({ max: COMMENT_MAX }).required('validation.comments'),
});
