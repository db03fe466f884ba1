import { useIntl } from 'react-intl';
import { Split, Stack } from '../../../ui/Layout.tsx';
import { Skeleton, SkeletonCard } from '../../../ui/Skeleton.tsx';

export function CartSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <p role="status" className="visuallyHidden">
        {intl.formatMessage({ id: 'cart.loading' })}
      </p>
      <Split aside={<SkeletonCard picture={false} lines={4} />}>
        <Stack>
          <Skeleton shape="title" />
          <SkeletonCard lines={3} picture={false} />
          <SkeletonCard lines={3} picture={false} />
        </Stack>
      </Split>
    </div>
  );
}
