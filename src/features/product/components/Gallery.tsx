import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { PackageCategoryImage } from '../../../api/packages.ts';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { cx } from '../../../ui/cx.ts';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import styles from './Gallery.module.css';

interface GalleryProps {
  images: readonly PackageCategoryImage[];
}

/** Pictures to swipe through, with thumbnails. Scrolling does the work, so it runs either way. */
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
                  src={image.url}
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
