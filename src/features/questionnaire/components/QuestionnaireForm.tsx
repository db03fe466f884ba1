import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Form, SubmitButton } from '../../../forms/Form.tsx';
import { paths } from '../../../routing/paths.ts';
import { LockIcon } from '../../../ui/icons.tsx';
import { draftNames } from '../../../forms/draftNames.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import { useUnsavedFlag } from '../../unsaved/useUnsavedFlag.ts';
import { answersOf, questionnaireSchema, valuesOf } from '../questionnaireForm.ts';
import {
  answersSubmitted,
  selectQuestionnaire,
  type QuestionnaireState,
} from '../questionnaireSlice.ts';
import { AppointmentSection } from './AppointmentSection.tsx';
import { BodySection } from './BodySection.tsx';
import { FoodSection } from './FoodSection.tsx';
import { HealthSection } from './HealthSection.tsx';
import styles from './QuestionnaireForm.module.css';

interface QuestionnaireFormProps {
  loaded: NonNullable<QuestionnaireState['loaded']>;
}

export function QuestionnaireForm({ loaded }: QuestionnaireFormProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { save } = useSelector(selectQuestionnaire);
  const { cartItem, answers, allergens, ingredients, today } = loaded;
  const cartItemId = cartItem.cart_item_id;
  const draft = useDraft(draftNames.questionnaire(cartItemId));
  const onDirtyChange = useUnsavedFlag('questionnaire');
  return (
    <Form
      label={intl.formatMessage({ id: 'questionnaire.title' })}
      initialValues={valuesOf(answers)}
      draft={draft}
      onDirtyChange={onDirtyChange}
      schema={questionnaireSchema}
      failure={save.failure}
      loading={save.status === 'saving'}
      onSubmit={(clean) => dispatch(answersSubmitted({ cartItemId, answers: answersOf(clean) }))}
    >
      <HealthSection />
      <FoodSection allergens={allergens} ingredients={ingredients} />
      <BodySection />
      <AppointmentSection cartItem={cartItem} today={today} />
      <p className={styles.privacy}>
        <LockIcon size={20} />
        <span>
          {intl.formatMessage({ id: 'questionnaire.privacy' })}{' '}
          <Link to={paths.privacy()}>
            {intl.formatMessage({ id: 'questionnaire.privacyLink' })}
          </Link>
        </span>
      </p>
      <div className={styles.submit}>
        <SubmitButton size="l" block>
          {intl.formatMessage({ id: 'questionnaire.save' })}
        </SubmitButton>
      </div>
    </Form>
  );
}
