import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { PackageCategoryCard } from '../../../api/home.ts';
import { formatList, formatMoney } from '../../../i18n/formats.ts';
import { pickText, pickTexts } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import { CheckIcon, FlameIcon } from '../../../ui/icons.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import { Price } from '../../../ui/Price.tsx';
import styles from './PackageCard.module.css';

interface PackageCardProps {
  card: PackageCategoryCard;
}

/** The whole card is the link's target area; the link itself is called after the package. */
export function PackageCard({ card }: PackageCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const plan = usePlanTexts();
  const id = useId();
  const name = pickText(card, 'name', language);
  const highlights = pickTexts(card, 'highlights', language);
  return (
    <Card as="li" variant="leaf" padding="none" interactive className={styles.card} labelledBy={id}>
      <PictureFrame src={card.image} alt="" width={800} height={600} className={styles.picture} />
      <div className={styles.body}>
        <Protein card={card} />
        <h3 id={id}>{name}</h3>
        <p className={styles.tagline}>{pickText(card, 'tagline', language)}</p>
        <ul className={styles.highlights}>
          {highlights.map((highlight) => (
            <li key={highlight}>
              <CheckIcon size={18} />
              {highlight}
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <Price
            size="l"
            className={styles.price}
            before={intl.formatMessage({ id: 'home.packages.from' })}
            value={formatMoney(card.price_from, language)}
            after={card.price_from_plan && plan.portionsForDays(card.price_from_plan)}
          />
          <Link
            className={cx(buttonClass(), styles.link)}
            to={paths.packageCategory(card.id)}
            aria-label={intl.formatMessage({ id: 'home.packages.subscribeTo' }, { name })}
          >
            {intl.formatMessage({ id: 'home.packages.subscribe' })}
          </Link>
        </div>
      </div>
    </Card>
  );
}

/** "150 or 100 g protein with 3 meals and 2 snacks a day"; nothing for a package that promises no figure. */
function Protein({ card: { proteins_g: proteins, full_day: fullDay } }: PackageCardProps) {
  const intl = useIntl();
  const language = useLanguage();
  const plan = usePlanTexts();
  if (proteins.length === 0 || fullDay === null) return null;
  const grams = formatList(proteins.map(String), language, 'or');
  return (
    <p className={styles.protein}>
      <FlameIcon size={18} />
      {intl.formatMessage(
        { id: 'home.packages.protein' },
        { grams, portions: plan.portions(fullDay) },
      )}
    </p>
  );
}
