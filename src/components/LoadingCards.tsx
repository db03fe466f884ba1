import { Stack } from '../ui/Layout.tsx';
import { SkeletonCard } from '../ui/Skeleton.tsx';

/** `label` is read out, the shapes are seen. */
export function LoadingCards({ label }: { label: string }) {
  return (
    <div aria-busy="true">
      <p role="status" className="visuallyHidden">
        {label}
      </p>
      <Stack>
        <SkeletonCard picture={false} lines={4} />
        <SkeletonCard picture={false} lines={4} />
      </Stack>
    </div>
  );
}
