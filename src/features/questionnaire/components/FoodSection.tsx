import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { OTHERS_MAX } from '../../../contract/rules/limits.ts';
import type { Choice } from '../../../contract/wire/questionnaire.ts';
import { FormCheckboxField } from '../../../forms/ChoiceFields.tsx';
import { FormTextAreaField } from '../../../forms/TextFields.tsx';
import type { QuestionnaireValues } from '../questionnaireForm.ts';
import { ChoiceChips } from './ChoiceChips.tsx';
import { FormSection } from './FormSection.tsx';

interface FoodSectionProps {
  allergens: readonly Choice[];
  ingredients: readonly Choice[];
}

/** What must not, and what should not, be on the plate. */
export function FoodSection({ allergens, ingredients }: FoodSectionProps) {
  const intl = useIntl();
  const { values } = useFormikContext<QuestionnaireValues>();
  return (
    <FormSection
      id="food"
      title={intl.formatMessage({ id: 'questionnaire.food' })}
      intro={intl.formatMessage({ id: 'questionnaire.foodIntro' })}
    >
      <FormCheckboxField
        name="no_dislikes_allergies"
        label={intl.formatMessage({ id: 'questionnaire.none' })}
      />
      {!values.no_dislikes_allergies && (
        <>
          <ChoiceChips
            name="allergens"
            choices={allergens}
            hint={intl.formatMessage({ id: 'questionnaire.allergensHint' })}
          />
          <ChoiceChips
            name="dislikes"
            choices={ingredients}
            hint={intl.formatMessage({ id: 'questionnaire.dislikesHint' })}
            searchLabel={intl.formatMessage({ id: 'questionnaire.searchIngredients' })}
          />
          <FormTextAreaField
            name="others"
            optional
            rows={2}
            label={intl.formatMessage({ id: 'questionnaire.others' })}
            maxLength={OTHERS_MAX}
          />
        </>
      )}
    </FormSection>
  );
}
