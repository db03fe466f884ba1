import type { AppContext } from './context.ts';
import { takeEnquirySlot } from './db/stores/enquirySlotStore.ts';
import { sendDueAppointmentMails } from './mail/appointmentMail.ts';
import { sendDueChoiceMails } from './mail/choiceMail.ts';
import { sendDueFailureMails } from './mail/failedDeliveryMail.ts';
import { sendDueFreezeMails } from './mail/freezeMail.ts';
import { sendDueAnswers } from './mail/messageAnswerMail.ts';
import { sendDueConfirmations } from './mail/orderMail.ts';
import { sendDueOrderRefundMails } from './mail/orderRefundMail.ts';
import { sendDuePlanChangeMails } from './mail/planChangeMail.ts';
import { sendDuePlanReminders } from './mail/planReminderMail.ts';
import { sendDueRefundMadeMails } from './mail/refundMadeMail.ts';
import { sendDueRejections } from './mail/rejectionMail.ts';
import { sendDueStopMails } from './mail/stopMail.ts';
import { appointmentRules } from './payments/payables/appointmentRules.ts';
import { orderRules } from './payments/payables/orderRules.ts';
import { Background, type PaymentContext, type PaymentLog } from './payments/paymentContext.ts';
import { providerClient } from './payments/providerClient.ts';

/** Connects the payments to parts that they do not import: the gateway's client, orders and appointments, mails. */
export function createPaymentContext(context: AppContext, log: PaymentLog): PaymentContext {
  const { config, clock, db } = context;
  return {
    ...context,
    log,
    provider: providerClient({
      gateway: config.gateway,
      clock,
      mayEnquire: (share) => takeEnquirySlot(db, share, clock()),
    }),
    payables: { order: orderRules, appointment: appointmentRules },
    mails: {
      async sendDue() {
        await sendDueConfirmations({ ...context, log });
        await sendDueRejections({ ...context, log });
        await sendDueOrderRefundMails({ ...context, log });
        await sendDueRefundMadeMails({ ...context, log });
        await sendDueAppointmentMails({ ...context, log });
        await sendDuePlanChangeMails({ ...context, log });
        await sendDueFreezeMails({ ...context, log });
        await sendDueChoiceMails({ ...context, log });
        await sendDueStopMails({ ...context, log });
        await sendDueFailureMails({ ...context, log });
        await sendDuePlanReminders({ ...context, log });
        await sendDueAnswers({ ...context, log });
      },
    },
    background: new Background(log),
  };
}
