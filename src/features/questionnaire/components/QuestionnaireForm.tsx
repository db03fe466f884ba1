import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  activityLevels,
  age,
  height,
  medicalDetails,
  weight,
} from '../../../contract/rules/questionnaire.ts';
import {
  FormCheckboxField,
  FormRadioCards,
  FormSegmentedControl,
} from '../../../forms/ChoiceFields.tsx';
import { draftNames } from '../../../forms/draftNames.ts';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { FormTextAreaField, FormTextField } from '../../../forms/TextFields.tsx';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { LockIcon } from '../../../ui/icons.tsx';
import { useDraft } from '../../drafts/useDraft.ts';
import {
  answersOf,
  questionnaireSchema,
  valuesOf,
  type QuestionnaireValues,
} from '../questionnaireForm.ts';
import styles from '../QuestionnairePage.module.css';
import {
  answersSubmitted,
  selectQuestionnaire,
  type QuestionnaireState,
} from '../questionnaireSlice.ts';
import { AppointmentSection } from './AppointmentSection.tsx';
import { FoodSection } from './FoodSection.tsx';
import { FormSection } from './FormSection.tsx';

interface QuestionnaireFormProps {
  loaded: NonNullable<QuestionnaireState['loaded']>;
}

export function QuestionnaireForm({ loaded }: QuestionnaireFormProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { save } = useSelector(selectQuestionnaire);
  const { cartItem, answers, allergens, ingredients, today } = loaded;
  const { cart_item_id: cartItemId, end_date: endDate } = cartItem;
  const schema = useMemo(() => questionnaireSchema({ today, endDate }), [today, endDate]);
  const draft = useDraft(draftNames.questionnaire(cartItemId));
  return (
    <Form
      label={intl.formatMessage({ id: 'questionnaire.title' })}
      initialValues={valuesOf(answers)}
      draft={draft}
      schema={schema}
      failure={save.failure}
      loading={save.status === 'sending'}
      onSubmit={(clean) => dispatch(answersSubmitted({ cartItemId, answers: answersOf(clean) }))}
    >
      <HealthSection />
      <FoodSection allergens={allergens} ingredients={ingredients} />
      <BodySection />
      <AppointmentSection cartItem={cartItem} today={today} />
      <ConsentSection />
      <div className={styles.submit}>
        <SubmitButton size="l" block>
          {intl.formatMessage({ id: 'questionnaire.save' })}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** The links open another tab, so that reading loses nothing that was typed. */
function ConsentSection() {
  const intl = useIntl();
  return (
    <FormSection id="consent" title={intl.formatMessage({ id: 'questionnaire.consentTitle' })}>
      <FormCheckboxField
        name="health_consent"
        label={intl.formatMessage({ id: 'questionnaire.consent' })}
      />
      <p className={styles.privacy}>
        <LockIcon size={20} />
        <Link to={paths.privacy()} target="_blank">
          {intl.formatMessage({ id: 'questionnaire.privacyLink' })}
          <span className="visuallyHidden">
            {' '}
            {intl.formatMessage({ id: 'account.termsNewTab' })}
          </span>
        </Link>
      </p>
    </FormSection>
  );
}

function HealthSection() {
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
          maxLength={medicalDetails.max}
        />
      )}
    </FormSection>
  );
}

const FIGURES = { age, height, weight };

function BodySection() {
  const intl = useIntl();
  return (
    <FormSection
      id="body"
      title={intl.formatMessage({ id: 'questionnaire.body' })}
      intro={intl.formatMessage({ id: 'questionnaire.bodyIntro' })}
    >
      <div className={styles.figures}>
        {Object.entries(FIGURES).map(([name, { min, max }]) => (
          <FormTextField
            key={name}
            name={name}
            numeric
            suffix={intl.formatMessage({ id: `questionnaire.unit.${name}` })}
            hint={intl.formatMessage({ id: 'questionnaire.range' }, { min, max })}
          />
        ))}
      </div>
      <FormRadioCards
        name="activity_level"
        options={activityLevels.map((level) => ({
          value: level,
          title: intl.formatMessage({ id: `questionnaire.activity.${level}` }),
          description: intl.formatMessage({ id: `questionnaire.activityHint.${level}` }),
        }))}
      />
    </FormSection>
  );
}
