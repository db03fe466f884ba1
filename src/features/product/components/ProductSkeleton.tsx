import { Container, Split, Stack } from '../../../ui/Layout.tsx';
import { Skeleton, SkeletonText } from '../../../ui/Skeleton.tsx';
import styles from '../ProductPage.module.css';

export function ProductSkeleton() {
  return (
    <Container className={styles.page}>
      <Split aside={<Skeleton shape="block" className={styles.waitingOffer} />}>
        <Stack gap="l">
          <div className={styles.intro}>
            <Skeleton shape="picture" />
            <Stack gap="s">
              <Skeleton shape="title" />
              <SkeletonText lines={4} />
            </Stack>
          </div>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Split>
    </Container>
  );
}
