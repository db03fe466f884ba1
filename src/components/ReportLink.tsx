import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Link } from '../routing/Link.tsx';
import { paths } from '../routing/paths.ts';
import { selectFullPath } from '../routing/routerSlice.ts';
import { buttonClass } from '../ui/buttonClass.ts';

interface WithOffer {
  problemReport: { offered: boolean };
}
const selectIsOffered = ({ problemReport }: WithOffer) => problemReport.offered;

/** Leads to the report of a problem, and from there back; nothing where the server takes none. */
export function ReportLink() {
  const intl = useIntl();
  const isOffered = useSelector(selectIsOffered);
  const here = useSelector(selectFullPath);
  if (!isOffered) return null;
  return (
    <Link to={paths.problemReport(here)} className={buttonClass({ variant: 'ghost' })}>
      {intl.formatMessage({ id: 'problemReport.offer' })}
    </Link>
  );
}
