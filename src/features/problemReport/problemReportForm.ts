import { object } from 'yup';
import { problemMessage } from '../../contract/rules/problemReport.ts';
import { optionalText } from '../../forms/rules.ts';

export const problemReportSchema = object({ message: optionalText(problemMessage) });

export const emptyReport = { message: '' };
