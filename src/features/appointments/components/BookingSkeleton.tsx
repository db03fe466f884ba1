import { useIntl } from 'react-intl';
import { Stack } from '../../../ui/Layout.tsx';
import { Skeleton, SkeletonCard } from '../../../ui/Skeleton.tsx';

export function BookingSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <p role="status" className="visuallyHidden">
        {intl.formatMessage({ id: 'booking.loading' })}
      </p>
      <Stack>
        <SkeletonCard picture={false} lines={3} />
        <SkeletonCard picture={false} lines={3} />
        <Skeleton shape="block" />
      </Stack>
    </div>
  );
}
