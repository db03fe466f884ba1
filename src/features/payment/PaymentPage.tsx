import { Container } from '../../ui/Layout.tsx';
import { PaymentStage } from './components/PaymentStage.tsx';
import styles from './PaymentStage.module.css';

export function PaymentPage() {
  return (
    <Container width="narrow" className={styles.page}>
      <PaymentStage />
    </Container>
  );
}
