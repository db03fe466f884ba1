import { Container, Grid, Stack } from '../../../ui/Layout.tsx';
import { Skeleton, SkeletonCard } from '../../../ui/Skeleton.tsx';
import styles from '../MealSelectionPage.module.css';

/** Below the page's head where that is there already. */
export function MealsSkeleton({ hasTitle = false }: { hasTitle?: boolean }) {
  return (
    <Container className={styles.page}>
      <Stack gap="l">
        {!hasTitle && <Skeleton shape="title" />}
        <Skeleton shape="block" />
        <Grid min="m">
          <SkeletonCard />
          <SkeletonCard />
          <SkeletonCard />
        </Grid>
      </Stack>
    </Container>
  );
}

export function WaysSkeleton() {
  return (
    <Container className={styles.page}>
      <div className={styles.ways}>
        <SkeletonCard picture={false} lines={4} />
        <SkeletonCard picture={false} lines={4} />
      </div>
    </Container>
  );
}
