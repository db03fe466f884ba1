import { FormattedMessage } from 'react-intl';
import { Card } from '../../../ui/Card.tsx';
import { Grid } from '../../../ui/Layout.tsx';
import styles from './Promises.module.css';

const PROMISES = [1, 2, 3] as const;

export function Promises() {
  return (
    <Grid as="ul" className={styles.promises}>
      {PROMISES.map((promise) => (
        <Card key={promise} as="li" variant="leaf" className={styles.promise}>
          <h3>
            <FormattedMessage id={`about.promise.${promise}.title`} />
          </h3>
          <p>
            <FormattedMessage id={`about.promise.${promise}.text`} />
          </p>
        </Card>
      ))}
    </Grid>
  );
}
