import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TrashIcon } from '../../../ui/actionIcons.tsx';
import { CalendarIcon, ClockIcon, FlameIcon } from '../../../ui/icons.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import {
  pathToChange,
  pathToComplete,
  type CartLineView,
  type MissingStep,
} from '../cartSelectors.ts';
import { removePressed } from '../cartSlice.ts';
import styles from './CartLine.module.css';
import { CartLineFoot } from './CartLineFoot.tsx';

export function CartLine({ line }: { line: CartLineView }) {
  const titleId = useId();
  return (
    <Card as="li" variant="leaf" labelledBy={titleId}>
      <div className={styles.line}>
        <CartLineHead line={line} titleId={titleId} />
        <CartLineNotice line={line} />
        <CartLineFacts line={line} />
        <CartLineFoot line={line} />
      </div>
    </Card>
  );
}

function CartLineHead({ line, titleId }: { line: CartLineView; titleId: string }) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const name = pickText(line.package, 'name', language);
  return (
    <div className={styles.main}>
      <PictureFrame
        className={styles.picture}
        src={line.image}
        alt=""
        width={320}
        height={240}
        shape="rounded"
      />
      <div className={styles.names}>
        <h2 id={titleId} className={styles.name}>
          <Link to={paths.packageCategory(line.package_category_id)}>{name}</Link>
        </h2>
        <p className={styles.variant}>{pickText(line.variant, 'name', language)}</p>
      </div>
      <IconButton
        icon={<TrashIcon size={20} />}
        label={intl.formatMessage({ id: 'cart.line.removeNamed' }, { package: name })}
        onClick={() => dispatch(removePressed({ cartItemId: line.cart_item_id }))}
      />
    </div>
  );
}

const MISSING_TEXTS: Readonly<Record<MissingStep, { text: string; action: string }>> = {
  questionnaire: {
    text: 'cart.line.missingQuestionnaire',
    action: 'cart.line.continueQuestionnaire',
  },
  meals: { text: 'cart.line.missingMeals', action: 'cart.line.continueMeals' },
};

/** Why the line cannot be ordered yet, with a link to the missing step. */
function CartLineNotice({ line }: { line: CartLineView }) {
  const intl = useIntl();
  const plan = usePlanTexts();
  const { earliest_start_date: earliest } = line;
  if (!line.start_date_available) {
    return (
      <Alert
        tone="danger"
        role="note"
        action={<NoticeLink to={pathToChange(line)} id="cart.line.chooseAgain" />}
      >
        {intl.formatMessage(
          { id: earliest === null ? 'cart.line.startPassed' : 'cart.line.startInPlan' },
          { date: plan.day(line.start_date), earliest: earliest && plan.day(earliest) },
        )}
      </Alert>
    );
  }
  if (line.missing === null) return null;
  const { text, action } = MISSING_TEXTS[line.missing];
  return (
    <Alert tone="warning" action={<NoticeLink to={pathToComplete(line)} id={action} />}>
      {intl.formatMessage({ id: text })}
    </Alert>
  );
}

function NoticeLink({ to, id }: { to: string; id: string }) {
  const intl = useIntl();
  return (
    <Link to={to} className={buttonClass({ size: 's' })}>
      {intl.formatMessage({ id })}
    </Link>
  );
}

function CartLineFacts({ line }: { line: CartLineView }) {
  const plan = usePlanTexts();
  return (
    <dl className={styles.facts}>
      <Fact icon={<FlameIcon size={20} />} label="plan.label.mealsADay">
        {plan.portions(line)}
        {line.daily_nutrition && (
          <span className={styles.more}>{plan.nutrition(line.daily_nutrition)}</span>
        )}
      </Fact>
      <Fact icon={<CalendarIcon size={20} />} label="plan.label.days">
        {plan.days(line.days)}
        <span className={styles.more}>{plan.dates(line)}</span>
      </Fact>
      <Fact icon={<ClockIcon size={20} />} label="plan.label.deliveryDays">
        {plan.deliveryDays(line.delivery_preference)}
        <span className={styles.more}>{plan.slot(line.delivery_time_slot)}</span>
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: ReactNode;
  /** A translation key. */
  label: string;
  children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  const intl = useIntl();
  return (
    <div className={styles.fact}>
      <dt className={styles.factLabel}>
        {icon}
        {intl.formatMessage({ id: label })}
      </dt>
      <dd className={styles.factValue}>{children}</dd>
    </div>
  );
}
