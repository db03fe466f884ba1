import { useIntl } from 'react-intl';
import type { Choice } from '../../../contract/wire/questionnaire.ts';
import { useFormField } from '../../../forms/useFormField.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ChipGroup } from '../../../ui/ChipGroup.tsx';

interface ChoiceChipsProps {
  name: 'allergens' | 'dislikes';
  choices: readonly Choice[];
  hint: string;
  /** Given for a long list. */
  searchLabel?: string | undefined;
}

export function ChoiceChips({ name, choices, hint, searchLabel }: ChoiceChipsProps) {
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
