import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { paths } from '../../../routing/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import type { CartLineView, MissingStep } from '../cartSelectors.ts';
import { continuationOf } from '../continuation.ts';

const TEXTS: Readonly<Record<MissingStep, { text: string; action: string }>> = {
  questionnaire: {
    text: 'cart.line.missingQuestionnaire',
    action: 'cart.line.continueQuestionnaire',
  },
  meals: { text: 'cart.line.missingMeals', action: 'cart.line.continueMeals' },
};

/** What keeps the line from being ordered, and where to go on with it. */
export function CartLineNotice({ line }: { line: CartLineView }) {
  const intl = useIntl();
  const plan = usePlanTexts();
  if (!line.start_date_available) {
    return (
      <Alert
        tone="danger"
        role="note"
        action={
          <NoticeLink
            to={paths.packageCategory(line.package_category_id)}
            id="cart.line.chooseAgain"
          />
        }
      >
        {intl.formatMessage({ id: 'cart.line.startPassed' }, { date: plan.day(line.start_date) })}
      </Alert>
    );
  }
  if (line.missing === null) return null;
  const { text, action } = TEXTS[line.missing];
  return (
    <Alert tone="warning" action={<NoticeLink to={continuationOf(line)} id={action} />}>
      {intl.formatMessage({ id: text })}
    </Alert>
  );
}

function NoticeLink({ to, id }: { to: string; id: string }) {
  const intl = useIntl();
  return (
    <Link to={to} className={buttonClass({ variant: 'accent', size: 's' })}>
      {intl.formatMessage({ id })}
    </Link>
  );
}
