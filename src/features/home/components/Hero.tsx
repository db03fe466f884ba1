import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { ArrowEndIcon, ClockIcon, LeafIcon } from '../../../ui/icons.tsx';
import { Container } from '../../../ui/Layout.tsx';
import styles from './Hero.module.css';
import { HeroFact } from './HeroFact.tsx';

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
            <Link className={buttonClass({ variant: 'accent', size: 'l' })} to={paths.packages()}>
              {text('home.hero.choose')}
              <ArrowEndIcon size={20} />
            </Link>
            <Link className={styles.how} to={`${paths.home()}#how-it-works`}>
              {text('home.hero.how')}
            </Link>
          </div>
        </div>
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
          />
          <HeroFact
            className={styles.delivery}
            icon={<ClockIcon size={22} />}
            title={text('home.hero.delivery')}
            text={text('home.hero.hours')}
          />
          <HeroFact
            className={styles.dietitian}
            icon={<LeafIcon size={22} />}
            title={text('home.hero.dietitian')}
            text={text('home.hero.dietitianText')}
          />
        </div>
      </Container>
    </section>
  );
}
