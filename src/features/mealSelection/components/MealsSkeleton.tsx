import { Container, Grid, Stack } from '../../../ui/Layout.tsx';
import { Skeleton, SkeletonCard } from '../../../ui/Skeleton.tsx';
import styles from '../MealSelectionPage.module.css';

/** The page has a title before its menu where the cart's line is known. */
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
