import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { PackageCategory } from '../../../api/packages.ts';
import { pickText, pickTexts } from '../../../contract/languages.ts';
import { paths } from '../../../routing/paths.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { CheckIcon, ChevronStartIcon } from '../../../ui/icons.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import styles from './ProductIntro.module.css';

interface ProductIntroProps {
  category: PackageCategory;
}

export function ProductIntro({ category }: ProductIntroProps) {
  const intl = useIntl();
  const language = useLanguage();
  return (
    <Stack gap="s">
      <Link to={paths.packages()} className={styles.back}>
        <ChevronStartIcon size={18} />
        {intl.formatMessage({ id: 'product.allPackages' })}
      </Link>
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
    </Stack>
  );
}
