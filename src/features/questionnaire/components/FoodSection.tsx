import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { pickText } from '../../../contract/languages.ts';
import { otherDislikes } from '../../../contract/rules/questionnaire.ts';
import type { Choice } from '../../../contract/wire/questionnaire.ts';
import { FormCheckboxField } from '../../../forms/ChoiceFields.tsx';
import { FormTextAreaField } from '../../../forms/TextFields.tsx';
import { useFormField } from '../../../forms/useFormField.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ChipGroup } from '../../../ui/ChipGroup.tsx';
import type { QuestionnaireValues } from '../questionnaireForm.ts';
import { FormSection } from './FormSection.tsx';

interface FoodSectionProps {
  allergens: readonly Choice[];
  ingredients: readonly Choice[];
}

/** Allergens, which are never served, and dislikes. */
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
            maxLength={otherDislikes.max}
          />
        </>
      )}
    </FormSection>
  );
}

interface ChoiceChipsProps {
  name: 'allergens' | 'dislikes';
  choices: readonly Choice[];
  hint: string;
  /** Given for a long list. */
  searchLabel?: string | undefined;
}

function ChoiceChips({ name, choices, hint, searchLabel }: ChoiceChipsProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { field, helpers } = useFormField<string[]>({ name, hint, optional: true });
  const { value, onBlur: _onBlur, ...rest } = field;
  return (
    <ChipGroup
      {...rest}
      values={value}
      options={choices.map((choice) => ({
        value: String(choice.id),
        label: pickText(choice, 'name', language),
      }))}
      onChange={(values) => void helpers.setValue(values)}
      search={
        searchLabel === undefined
          ? undefined
          : {
              label: searchLabel,
              placeholder: searchLabel,
              emptyText: intl.formatMessage({ id: 'questionnaire.noIngredient' }),
            }
      }
    />
  );
}
