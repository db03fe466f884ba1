import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { PlanHeader } from '../../components/PlanHeader.tsx';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Container, Stack } from '../../ui/Layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { selectCartItem, type WithCart } from '../cart/cartSlice.ts';
import { QuestionnaireForm } from './components/QuestionnaireForm.tsx';
import styles from './QuestionnairePage.module.css';
import {
  questionnaireRetryPressed,
  selectQuestionnaire,
  type WithQuestionnaire,
} from './questionnaireSlice.ts';

export function QuestionnairePage() {
  const intl = useIntl();
  const { status, loaded } = useSelector(selectQuestionnaire);
  const line = useSelector(selectLine);
  return (
    <Container width="reading" className={styles.page}>
      {status === 'failed' && <QuestionnaireFailure />}
      {(status !== 'failed' || loaded !== null) && (
        <Stack gap="l">
          <PlanHeader
            current="health"
            title={intl.formatMessage({ id: 'questionnaire.title' })}
            intro={intl.formatMessage({ id: 'questionnaire.intro' })}
            item={line}
          />
          {loaded === null ? (
            <QuestionnaireSkeleton />
          ) : (
            <QuestionnaireForm key={loaded.cartItem.cart_item_id} loaded={loaded} />
          )}
        </Stack>
      )}
    </Container>
  );
}

/** The cart's line is known before its questionnaire. */
function selectLine(state: WithQuestionnaire & WithCart) {
  const { loaded, cartItemId } = selectQuestionnaire(state);
  return loaded?.cartItem ?? selectCartItem(state, cartItemId);
}

function QuestionnaireFailure() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { failure } = useSelector(selectQuestionnaire);
  return (
    <LoadFailure
      title={intl.formatMessage({ id: 'questionnaire.failed' })}
      goneTitle={intl.formatMessage({ id: 'questionnaire.gone' })}
      retryLabel={intl.formatMessage({ id: 'questionnaire.retry' })}
      failure={failure}
      onRetry={() => dispatch(questionnaireRetryPressed())}
      action={
        <Link to={paths.cart()} className={buttonClass({ variant: 'secondary' })}>
          {intl.formatMessage({ id: 'questionnaire.toCart' })}
        </Link>
      }
    />
  );
}

function QuestionnaireSkeleton() {
  return (
    <>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </>
  );
}
