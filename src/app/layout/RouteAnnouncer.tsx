import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectPathname } from '../../routing/routerSlice.ts';
import { usePageTitle } from '../PageHead.tsx';

/** Tells a screen reader which page has come; the first one it reads by itself. */
export function RouteAnnouncer() {
  const title = usePageTitle();
  const [first] = useState(useSelector(selectPathname));
  const [hasMoved, setHasMoved] = useState(false);
  const pathname = useSelector(selectPathname);
  if (!hasMoved && pathname !== first) setHasMoved(true);
  return (
    <p aria-live="polite" aria-atomic="true" className="visuallyHidden">
      {hasMoved && title}
    </p>
  );
}
