import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { PackageCategory, PackageCategoryImage } from '../../../api/packages.ts';
import { BackLink } from '../../../components/BackLink.tsx';
import { pickText, pickTexts } from '../../../contract/languages.ts';
import { smallPicture } from '../../../contract/smallPicture.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { cx } from '../../../ui/cx.ts';
import { CalendarIcon, CheckIcon } from '../../../ui/icons.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import { selectSamplePlan } from '../productSlice.ts';
import { SAMPLE_WEEK } from './SampleWeek.tsx';
import styles from './ProductIntro.module.css';

interface ProductIntroProps {
  category: PackageCategory;
}

export function ProductIntro({ category }: ProductIntroProps) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <Stack gap="s">
      <BackLink to={paths.packages()}>{intl.formatMessage({ id: 'product.allPackages' })}</BackLink>
      <h1>{pickText(category, 'name', language)}</h1>
      <p className={styles.tagline}>{pickText(category, 'tagline', language)}</p>
      <p className={styles.description}>{pickText(category, 'description', language)}</p>
      <ul className={styles.highlights}>
        {pickTexts(category, 'highlights', language).map((highlight) => (
          <li key={highlight} className={styles.highlight}>
            <span className={styles.check}>
              <CheckIcon size={16} />
            </span>
            {highlight}
          </li>
        ))}
      </ul>
      <SampleWeekLink />
    </Stack>
  );
}

function SampleWeekLink() {
  const intl = useIntl();
  const hasWeek = useSelector(selectSamplePlan) !== null;
  const { search } = useLocation();
  if (!hasWeek) return null;
  return (
    <Link to={{ search, hash: SAMPLE_WEEK }} className={styles.weekLink}>
      <CalendarIcon size={20} />
      {intl.formatMessage({ id: 'sampleWeek.link' })}
    </Link>
  );
}

interface GalleryProps {
  images: readonly PackageCategoryImage[];
}

/** Pictures to swipe through, with thumbnails. It scrolls, so it follows the page's direction. */
export function Gallery({ images }: GalleryProps) {
  const intl = useIntl();
  const language = useLanguage();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const show = (index: number) => {
    const item = strip.current?.children[index];
    item?.scrollIntoView({ block: 'nearest', inline: 'start' });
    setShown(index);
  };
  return (
    <div className={styles.gallery}>
      <ul
        ref={strip}
        className={styles.strip}
        tabIndex={0}
        aria-label={intl.formatMessage({ id: 'product.gallery' })}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          // scrollLeft is negative on a right-to-left page.
          if (clientWidth > 0) setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
        }}
      >
        {images.map((image, index) => (
          <li key={image.id} className={styles.slide}>
            <PictureFrame
              src={image.url}
              alt={pickText(image, 'alt', language)}
              width={1200}
              height={900}
              shape="leaf"
              priority={index === 0}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={styles.thumbnails}>
          {images.map((image, index) => (
            <li key={image.id}>
              <button
                type="button"
                className={cx(styles.thumbnail, index === shown && styles.shown)}
                aria-pressed={index === shown}
                onClick={() => show(index)}
              >
                <PictureFrame
                  src={smallPicture(image.url)}
                  alt={intl.formatMessage(
                    { id: 'product.showPicture' },
                    { number: index + 1, count: images.length },
                  )}
                  width={160}
                  height={120}
                  shape="rounded"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
