import { useIntl } from 'react-intl';
import { Split } from '../../../ui/Layout.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import styles from '../CheckoutPage.module.css';
import { CheckoutAddress } from './CheckoutAddress.tsx';
import { CheckoutNote } from './CheckoutNote.tsx';
import { CheckoutProblems } from './CheckoutProblems.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { PayBar } from './PayBar.tsx';

const STEPS = ['cart', 'checkout', 'payment'] as const;

export function CheckoutContent() {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <>
      <div className={styles.head}>
        <Steps
          label={text('checkout.steps')}
          doneLabel={text('checkout.step.done')}
          current="checkout"
          steps={STEPS.map((key) => ({ key, label: text(`checkout.step.${key}`) }))}
        />
        <h1>{text('checkout.title')}</h1>
      </div>
      <Split aside={<CheckoutSummary />}>
        <div className={styles.sections}>
          <CheckoutProblems />
          <CheckoutAddress />
          <CheckoutNote />
        </div>
      </Split>
      <PayBar />
    </>
  );
}
