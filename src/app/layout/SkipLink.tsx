import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../ui/cx.ts';
import styles from './Layout.module.css';

/** Leads past the header, without an entry in the browser's history. */
export function SkipLink({ target }: { target: RefObject<HTMLElement | null> }) {
  return (
    <a
      href="#main"
      className={cx('visuallyHiddenUntilFocus', styles.skip)}
      onClick={(event) => {
        event.preventDefault();
        target.current?.focus();
      }}
    >
      <FormattedMessage id="shell.skip" />
    </a>
  );
}
