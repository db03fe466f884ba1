import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import {
  lookAgainPressed,
  selectMaintenance,
} from '../../../features/maintenance/maintenanceSlice.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { LanguageToggle } from '../header/LanguageToggle.tsx';
import { MaintenanceContact } from './MaintenanceContact.tsx';
import styles from './MaintenanceNotice.module.css';
import { useFocusReturn } from './useFocusReturn.ts';

/** Lies over the page, which stays as it is below: what is typed there is not lost. */
export function MaintenanceNotice() {
  const intl = useIntl();
  const id = useId();
  useFocusReturn();
  const heading = useFocusOnChange<HTMLHeadingElement>('closed', { initially: true });
  const text = (key: string) => intl.formatMessage({ id: key });
  return (
    <section role="dialog" aria-modal="true" aria-labelledby={id} className={styles.notice}>
      <div className={styles.inner}>
        <img src="/images/brand/mark.svg" alt="" width={72} height={72} className={styles.mark} />
        <h1 id={id} ref={heading} tabIndex={-1}>
          {text('maintenance.title')}
        </h1>
        <p className={styles.text}>{text('maintenance.text')}</p>
        <LookAgain />
        <MaintenanceContact />
        <LanguageToggle />
      </div>
    </section>
  );
}

function LookAgain() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status } = useSelector(selectMaintenance);
  return (
    <div className={styles.again}>
      <Button
        variant="accent"
        size="l"
        loading={status === 'looking'}
        onClick={() => dispatch(lookAgainPressed())}
      >
        {intl.formatMessage({ id: 'maintenance.lookAgain' })}
      </Button>
      <p role="status">{status === 'still' && intl.formatMessage({ id: 'maintenance.still' })}</p>
    </div>
  );
}
