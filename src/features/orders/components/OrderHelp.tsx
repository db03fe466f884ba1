import { useIntl } from 'react-intl';
import type { Order } from '../../../api/subscriptions.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { WhatsappIcon } from '../../../ui/icons.tsx';
import { whatsappUrl } from '../../../routing/contactLinks.ts';
import { useSiteContent } from '../../home/useSiteContent.ts';

interface OrderHelpProps {
  order: Pick<Order, 'order_number'>;
  size?: 'm' | 'l';
}

/** Asks the kitchen about an order, with its number written already; nothing where it has no WhatsApp. */
export function OrderHelp({ order, size = 'm' }: OrderHelpProps) {
  const intl = useIntl();
  const line = useSiteContent()('footer_whatsapp');
  if (line === null) return null;
  const message = intl.formatMessage({ id: 'orders.help.message' }, { number: order.order_number });
  return (
    <a
      className={buttonClass({ variant: 'ghost', size })}
      href={whatsappUrl(line, message)}
      target="_blank"
      rel="noreferrer"
    >
      <WhatsappIcon size={20} />
      {intl.formatMessage({ id: 'orders.help' })}
    </a>
  );
}
