import { pickText, type Localized } from '../../src/contract/languages.ts';
import { pageUrl } from '../../src/contract/pages/pageUrl.ts';
import { DIETITIAN_AFTER_DAYS } from '../../src/contract/policies.ts';
import { orderNumber } from '../domain/orders/orderState.ts';
import { action, paragraph, type Letter } from './letter.ts';
import { isolate, type Words } from './words.ts';

interface RunningPlan {
  readonly product: Localized<'name'>;
  readonly orderId: number;
  readonly customerName: string;
  readonly publicUrl: string;
}

/** Invites to the dietitian, some days into a plan. */
export function dietitianLetter(
  { product, orderId, customerName, publicUrl }: RunningPlan,
  { say, language }: Words,
): Letter {
  const text = say('server.mail.dietitian.text', {
    package: pickText(product, 'name', language),
    number: isolate(orderNumber(orderId)),
    dietitianDays: say('plan.days', { count: DIETITIAN_AFTER_DAYS }),
  });
  return {
    language,
    subject: say('server.mail.dietitian.subject'),
    preview: text,
    heading: say('server.mail.dietitian.heading'),
    parts: [
      paragraph(say('server.mail.greeting', { name: isolate(customerName) })),
      paragraph(text),
      paragraph(say('server.mail.dietitian.paid')),
      action(say('shell.bookAppointment'), pageUrl(publicUrl, 'dietitianAppointment', [])),
    ],
  };
}
