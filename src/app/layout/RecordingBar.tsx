import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { recordingStopped } from '../../features/problemReport/problemReportSlice.ts';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { selectFullPath, selectPathname } from '../../routing/routerSlice.ts';
import { Button } from '../../ui/Button.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import styles from './RecordingBar.module.css';

/** Says that this tab is recorded, and ends that. */
export function RecordingBar() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const here = useSelector(selectFullPath);
  const isThere = useSelector(selectPathname) === paths.problemReport();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <section aria-label={text('problemReport.bar')} className={styles.bar}>
      <p>{text('problemReport.bar.text')}</p>
      {!isThere && (
        <Link to={paths.problemReport(here)} className={buttonClass({ size: 's' })}>
          {text('problemReport.offer')}
        </Link>
      )}
      <Button size="s" variant="secondary" onClick={() => dispatch(recordingStopped())}>
        {text('problemReport.bar.stop')}
      </Button>
    </section>
  );
}
