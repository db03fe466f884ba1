import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Container, Split, Stack } from '../../ui/Layout.tsx';
import { Skeleton, SkeletonText } from '../../ui/Skeleton.tsx';
import { pathOfChoices, type Choices } from './choices.ts';
import { DeliveryChoices } from './components/DeliveryChoices.tsx';
import { OfferBar, OfferCard } from './components/OfferCard.tsx';
import { PlanChoices } from './components/PlanChoices.tsx';
import { Gallery, ProductIntro } from './components/ProductIntro.tsx';
import { SampleWeek } from './components/SampleWeek.tsx';
import styles from './ProductPage.module.css';
import {
  productRetryPressed,
  selectChoices,
  selectHasProductFailed,
  selectLineToChange,
  selectOffer,
  selectProduct,
  selectProductState,
} from './productSlice.ts';

export function ProductPage() {
  const hasFailed = useSelector(selectHasProductFailed);
  const product = useSelector(selectProduct);
  const choices = useSelector(selectChoices);
  const offer = useSelector(selectOffer);
  if (hasFailed) return <ProductFailure />;
  if (product === null) return <ProductSkeleton />;
  const { category, images, today } = product;
  return (
    <>
      <Container className={styles.page}>
        <Split
          aside={
            choices && offer && <OfferCard category={category} choices={choices} offer={offer} />
          }
        >
          <Stack gap="l">
            <div className={styles.intro}>
              <Gallery images={images} />
              <ProductIntro category={category} />
            </div>
            {choices === null ? (
              <NothingOnSale />
            ) : (
              <>
                <ChangeNotice categoryId={category.id} choices={choices} />
                <PlanChoices category={category} choices={choices} />
                <DeliveryChoices category={category} choices={choices} today={today} />
                <SampleWeek />
              </>
            )}
          </Stack>
        </Split>
      </Container>
      {offer && <OfferBar offer={offer} />}
    </>
  );
}

interface ChangeNoticeProps {
  categoryId: number;
  choices: Choices;
}

/** The plan of the page, and the switch to another one. */
function ChangeNotice({ categoryId, choices }: ChangeNoticeProps) {
  const intl = useIntl();
  const line = useSelector(selectLineToChange);
  if (line === null) return null;
  return (
    <Alert
      role="note"
      title={intl.formatMessage({ id: 'product.change.title' })}
      action={
        <Link
          to={pathOfChoices(categoryId, choices, null)}
          className={buttonClass({ variant: 'secondary', size: 's' })}
        >
          {intl.formatMessage({ id: 'product.change.addInstead' })}
        </Link>
      }
    />
  );
}

function NothingOnSale() {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'product.nothingOnSale' })}
      action={<OtherPackages />}
    />
  );
}

function ProductFailure() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { failure } = useSelector(selectProductState);
  return (
    <Container className={styles.page}>
      <LoadFailure
        title={intl.formatMessage({ id: 'product.failed' })}
        goneTitle={intl.formatMessage({ id: 'product.gone' })}
        retryLabel={intl.formatMessage({ id: 'product.retry' })}
        failure={failure}
        onRetry={() => dispatch(productRetryPressed())}
        action={<OtherPackages />}
      />
    </Container>
  );
}

function OtherPackages() {
  const intl = useIntl();
  return (
    <Link to={paths.packages()} className={buttonClass({ variant: 'secondary' })}>
      {intl.formatMessage({ id: 'product.allPackages' })}
    </Link>
  );
}

function ProductSkeleton() {
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
