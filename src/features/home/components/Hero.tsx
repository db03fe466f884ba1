import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { cx } from '../../../ui/cx.ts';
import { ArrowEndIcon, ClockIcon, LeafIcon } from '../../../ui/icons.tsx';
import { Container } from '../../../ui/Layout.tsx';
import { useShopFacts } from '../useShopFacts.ts';
import styles from './Hero.module.css';

export function Hero() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <section className={styles.hero}>
      <Container className={styles.inner}>
        <div className={styles.text}>
          <p className={styles.eyebrow}>
            <LeafIcon size={20} />
            {text('home.hero.eyebrow')}
          </p>
          <h1 className={styles.title}>{text('home.hero.title')}</h1>
          <p className={styles.intro}>{text('home.hero.text')}</p>
          <div className={styles.actions}>
            <Link className={buttonClass({ size: 'l' })} to={paths.packages()}>
              {text('home.hero.choose')}
              <ArrowEndIcon size={20} />
            </Link>
            <Link className={styles.how} to={`${paths.home()}#how-it-works`}>
              {text('home.hero.how')}
            </Link>
          </div>
        </div>
        <HeroPictures />
      </Container>
    </section>
  );
}

function HeroPictures() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <div className={styles.pictures}>
      <img
        className={styles.main}
        src="/images/gallery/fit-life-table.svg"
        alt=""
        width={800}
        height={600}
        fetchPriority="high"
      />
      <img
        className={styles.second}
        src="/images/dishes/grilled-salmon-quinoa.svg"
        alt=""
        width={400}
        height={300}
        // Hidden on phones by not rendering it: with CSS alone they would fetch it.
        loading="lazy"
      />
      <HeroFact
        className={styles.delivery}
        icon={<ClockIcon size={22} />}
        title={text('home.hero.delivery')}
        text={intl.formatMessage({ id: 'home.hero.hours' }, useShopFacts())}
      />
      <HeroFact
        className={styles.dietitian}
        icon={<LeafIcon size={22} />}
        title={text('home.hero.dietitian')}
        text={text('home.hero.dietitianText')}
      />
    </div>
  );
}

interface HeroFactProps {
  icon: ReactNode;
  title: string;
  text: string;
  className?: string | undefined;
}

/** A small card on the edge of the hero's picture. */
function HeroFact({ icon, title, text, className }: HeroFactProps) {
  return (
    <div className={cx(styles.fact, className)}>
      <span className={styles.factIcon}>{icon}</span>
      <p>
        <strong className={styles.factTitle}>{title}</strong>
        {text}
      </p>
    </div>
  );
}
