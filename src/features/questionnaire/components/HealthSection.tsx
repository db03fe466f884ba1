import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { MEDICAL_DETAILS_MAX } from '../../../contract/rules/limits.ts';
import { FormSegmentedControl } from '../../../forms/ChoiceFields.tsx';
import { FormTextAreaField } from '../../../forms/TextFields.tsx';
import type { QuestionnaireValues } from '../questionnaireForm.ts';
import { FormSection } from './FormSection.tsx';

export function HealthSection() {
  const intl = useIntl();
  const { values } = useFormikContext<QuestionnaireValues>();
  return (
    <FormSection id="health" title={intl.formatMessage({ id: 'questionnaire.health' })}>
      <FormSegmentedControl
        name="medical_condition"
        label={intl.formatMessage({ id: 'questionnaire.condition' })}
        options={['yes', 'no'].map((value) => ({
          value,
          label: intl.formatMessage({ id: `questionnaire.${value}` }),
        }))}
      />
      {values.medical_condition === 'yes' && (
        <FormTextAreaField
          name="medical_condition_details"
          hint={intl.formatMessage({ id: 'questionnaire.conditionHint' })}
          maxLength={MEDICAL_DETAILS_MAX}
        />
      )}
    </FormSection>
  );
}
