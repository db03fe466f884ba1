import { useDeliveryTerms } from '../useShopFacts.ts';
import styles from './DeliveryTerms.module.css';

/** What delivery costs and when it is free, below a price or a bill. */
export function DeliveryTerms() {
  return <p className={styles.terms}>{useDeliveryTerms()}</p>;
}
