import { Stack } from '../ui/Layout.tsx';
import { Loading, SkeletonCard } from '../ui/Skeleton.tsx';

export function LoadingCards({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Stack>
        <SkeletonCard picture={false} lines={4} />
        <SkeletonCard picture={false} lines={4} />
      </Stack>
    </Loading>
  );
}
