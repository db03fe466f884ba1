import { Container, Grid, Stack } from '../../../ui/Layout.tsx';
import { Skeleton, SkeletonCard } from '../../../ui/Skeleton.tsx';
import styles from '../MealSelectionPage.module.css';

export function MealsSkeleton() {
  return (
    <Container className={styles.page}>
      <Stack gap="l">
        <Skeleton shape="title" />
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
