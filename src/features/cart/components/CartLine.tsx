import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { pickText } from '../../../contract/languages.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { paths } from '../../../routing/paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { PictureFrame } from '../../../ui/PictureFrame.tsx';
import type { CartLineView } from '../cartSelectors.ts';
import { removePressed } from '../cartSlice.ts';
import styles from './CartLine.module.css';
import { CartLineFacts } from './CartLineFacts.tsx';
import { CartLineFoot } from './CartLineFoot.tsx';
import { CartLineNotice } from './CartLineNotice.tsx';

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
