import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import type { CartItem } from '../api/carts.ts';
import { formatDay } from '../i18n/formats.ts';
import { pickText, type Language } from '../contract/languages.ts';
import { smallPicture } from '../contract/smallPicture.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { PictureFrame } from '../ui/PictureFrame.tsx';
import { Skeleton, SkeletonText } from '../ui/Skeleton.tsx';
import { Steps } from '../ui/Steps.tsx';
import styles from './PlanHeader.module.css';

const STEPS = ['plan', 'health', 'meals', 'cart'] as const;

interface PlanHeaderProps {
  current: (typeof STEPS)[number];
  title: ReactNode;
  /** For a page that moves the focus to its title. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  intro: ReactNode;
  /** Null while it is loaded. */
  item: CartItem | null;
}

/** The head of each step between the product page and the cart: the step and the plan. */
export function PlanHeader({ current, title, titleRef, intro, item }: PlanHeaderProps) {
  const intl = useIntl();
  return (
    <header className={styles.header}>
      <Steps
        label={intl.formatMessage({ id: 'planSteps.label' })}
        doneLabel={intl.formatMessage({ id: 'planSteps.done' })}
        current={current}
        steps={STEPS.map((key) => ({
          key,
          label: intl.formatMessage({ id: `planSteps.${key}` }),
        }))}
      />
      <div className={styles.text}>
        <h1 ref={titleRef} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      <div className={styles.plan}>{item === null ? <PlanSkeleton /> : <Plan item={item} />}</div>
    </header>
  );
}

function Plan({ item }: { item: CartItem }) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <>
      <PictureFrame
        src={smallPicture(item.image)}
        alt=""
        width={160}
        height={120}
        shape="rounded"
        className={styles.picture}
      />
      <p>
        <b>{pickText(item.package, 'name', language)}</b>
        <span className={styles.facts}>{factsOf(item, language, intl.formatMessage)}</span>
      </p>
    </>
  );
}

function PlanSkeleton() {
  return (
    <>
      <Skeleton shape="picture" className={styles.picture} />
      <div className={styles.lines}>
        <SkeletonText />
      </div>
    </>
  );
}

type Say = ReturnType<typeof useIntl>['formatMessage'];

const factsOf = (item: CartItem, language: Language, say: Say) =>
  [
    pickText(item.variant, 'name', language),
    say({ id: 'plan.days' }, { count: item.days }),
    say(
      { id: 'plan.dates' },
      { from: formatDay(item.start_date, language), to: formatDay(item.end_date, language) },
    ),
  ].map((fact) => (
    <span key={fact} className={styles.fact}>
      {fact}
    </span>
  ));
