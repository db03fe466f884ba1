import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { cx } from '../../ui/cx.ts';
import { PageSection } from '../../ui/Layout.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import styles from './AboutPage.module.css';
import { Paragraphs } from './components/Paragraphs.tsx';
import { Promises } from './components/Promises.tsx';

export function AboutPage() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <PageSection tone="brand">
        <div className={styles.columns}>
          <div className={styles.lead}>
            <h1>{text('about.title')}</h1>
            <p>{text('about.intro')}</p>
          </div>
          <PictureFrame
            src="/images/gallery/fit-pro-table.svg"
            alt=""
            width={800}
            height={600}
            shape="leaf"
            priority
          />
        </div>
      </PageSection>
      <PageSection>
        <div className={styles.columns}>
          <div className={styles.text}>
            <h2>{text('about.story.title')}</h2>
            <Paragraphs of="about.story.text" />
          </div>
          <div className={styles.text}>
            <h2>{text('about.kitchen.title')}</h2>
            <Paragraphs of="about.kitchen.text" />
          </div>
        </div>
      </PageSection>
      <PageSection tone="tint" title={text('about.promise.title')}>
        <Promises />
      </PageSection>
      <PageSection>
        <div className={styles.columns}>
          <PictureFrame
            src="/images/gallery/kitchen.svg"
            alt={text('about.kitchenPicture')}
            width={800}
            height={600}
            shape="leaf"
          />
          <div className={cx(styles.text, styles.beside)}>
            <h2>{text('about.packages.title')}</h2>
            <Paragraphs of="about.packages.text" />
            <Link className={buttonClass()} to={paths.packages()}>
              {text('home.hero.choose')}
            </Link>
          </div>
        </div>
      </PageSection>
    </>
  );
}
