import { useIntl } from 'react-intl';
import { AGE, HEIGHT, WEIGHT } from '../../../contract/rules/limits.ts';
import { FormRadioCards } from '../../../forms/ChoiceFields.tsx';
import { FormTextField } from '../../../forms/TextFields.tsx';
import { ACTIVITY_LEVELS } from '../questionnaireForm.ts';
import styles from './BodySection.module.css';
import { FormSection } from './FormSection.tsx';

const FIGURES = { age: AGE, height: HEIGHT, weight: WEIGHT };

export function BodySection() {
  const intl = useIntl();
  return (
    <FormSection
      id="body"
      title={intl.formatMessage({ id: 'questionnaire.body' })}
      intro={intl.formatMessage({ id: 'questionnaire.bodyIntro' })}
    >
      <div className={styles.figures}>
        {Object.entries(FIGURES).map(([name, range]) => (
          <FormTextField
            key={name}
            name={name}
            numeric
            suffix={intl.formatMessage({ id: `questionnaire.unit.${name}` })}
            hint={intl.formatMessage({ id: 'questionnaire.range' }, range)}
          />
        ))}
      </div>
      <FormRadioCards
        name="activity_level"
        options={ACTIVITY_LEVELS.map((level) => ({
          value: level,
          title: intl.formatMessage({ id: `questionnaire.activity.${level}` }),
          description: intl.formatMessage({ id: `questionnaire.activityHint.${level}` }),
        }))}
      />
    </FormSection>
  );
}
