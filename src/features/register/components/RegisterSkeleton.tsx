import { useIntl } from 'react-intl';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const FIELDS = [0, 1, 2, 3, 4, 5];

export function RegisterSkeleton() {
  const intl = useIntl();
  return (
    <Card padding="l">
      <p role="status" className="visuallyHidden">
        {intl.formatMessage({ id: 'register.loading' })}
      </p>
      <Stack gap="l">
        <Skeleton shape="title" />
        {FIELDS.map((field) => (
          <Skeleton key={field} shape="button" />
        ))}
      </Stack>
    </Card>
  );
}
