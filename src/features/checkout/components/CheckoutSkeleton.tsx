import { useIntl } from 'react-intl';
import { Split, Stack } from '../../../ui/Layout.tsx';
import { Skeleton, SkeletonCard } from '../../../ui/Skeleton.tsx';

export function CheckoutSkeleton() {
  const intl = useIntl();
  return (
    <div aria-busy="true">
      <p role="status" className="visuallyHidden">
        {intl.formatMessage({ id: 'checkout.loading' })}
      </p>
      <Split aside={<SkeletonCard picture={false} lines={5} />}>
        <Stack>
          <Skeleton shape="title" />
          <SkeletonCard picture={false} lines={4} />
        </Stack>
      </Split>
    </div>
  );
}
