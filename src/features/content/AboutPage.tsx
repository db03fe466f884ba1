import { useIntl } from 'react-intl';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { Grid, PageSection } from '../../ui/Layout.tsx';
import { PictureFrame } from '../../ui/PictureFrame.tsx';
import { useShopFacts } from '../home/useShopFacts.ts';
import styles from './AboutPage.module.css';

export function AboutPage() {
  return (
    <>
      <Introduction />
      <Story />
      <Promises />
      <OurPackages />
    </>
  );
}

function Introduction() {
  const intl = useIntl();
  return (
    <PageSection tone="brand">
      <div className={styles.columns}>
        <div className={styles.lead}>
          <h1>{intl.formatMessage({ id: 'about.title' })}</h1>
          <p>{intl.formatMessage({ id: 'about.intro' })}</p>
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
  );
}

function Story() {
  const intl = useIntl();
  return (
    <PageSection>
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2>{intl.formatMessage({ id: 'about.story.title' })}</h2>
          <Paragraphs of="about.story.text" />
        </div>
        <div className={styles.text}>
          <h2>{intl.formatMessage({ id: 'about.kitchen.title' })}</h2>
          <Paragraphs of="about.kitchen.text" />
        </div>
      </div>
    </PageSection>
  );
}

const PROMISES = [1, 2, 3] as const;

function Promises() {
  const intl = useIntl();
  return (
    <PageSection tone="tint" title={intl.formatMessage({ id: 'about.promise.title' })}>
      <Grid as="ul" className={styles.promises}>
        {PROMISES.map((promise) => (
          <Card key={promise} as="li" variant="leaf" className={styles.promise}>
            <h3>{intl.formatMessage({ id: `about.promise.${promise}.title` })}</h3>
            <Paragraphs of={`about.promise.${promise}.text`} />
          </Card>
        ))}
      </Grid>
    </PageSection>
  );
}

function OurPackages() {
  const intl = useIntl();
  return (
    <PageSection>
      <div className={styles.columns}>
        <PictureFrame
          src="/images/gallery/kitchen.svg"
          alt={intl.formatMessage({ id: 'about.kitchenPicture' })}
          width={800}
          height={600}
          shape="leaf"
        />
        <div className={cx(styles.text, styles.beside)}>
          <h2>{intl.formatMessage({ id: 'about.packages.title' })}</h2>
          <Paragraphs of="about.packages.text" />
          <Link className={buttonClass()} to={paths.packages()}>
            {intl.formatMessage({ id: 'home.hero.choose' })}
          </Link>
        </div>
      </div>
    </PageSection>
  );
}

/** The text under a key, a paragraph for each of its lines. */
function Paragraphs({ of: id }: { of: string }) {
  const intl = useIntl();
  return intl
    .formatMessage({ id }, useShopFacts())
    .split('\n')
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}
