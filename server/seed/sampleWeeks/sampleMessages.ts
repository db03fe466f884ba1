import type { AppContext } from '../../context.ts';
import { insertContactMessage } from '../../db/stores/contactStore.ts';
import { answerMessage } from '../../domain/staff/messages.ts';
import { memberAs } from './memberAs.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

const DAY_MS = 24 * 60 * 60_000;

const MESSAGES = [
  {
    language: 'ar',
    name: 'منى الفضلي',
    email: 'muna@example.com',
    subject: 'التوصيل إلى الجهراء',
    message: 'هل توصلون إلى الجهراء في عطلة نهاية الأسبوع؟',
  },
  {
    language: 'en',
    name: 'Ahmad Al-Qattan',
    email: 'ahmad@example.com',
    subject: 'Lunch for our office',
    message: 'We are twelve people in Sharq. Is there a price for an office?',
  },
  {
    language: 'en',
    name: 'Layla Hassan',
    email: 'layla@example.com',
    subject: 'Reheating',
    message: 'Can I reheat the salmon in its box?',
  },
] as const;

const ANSWER = 'Yes: take the lid off first, two minutes are enough.';

/** Messages of the contact form; the oldest one is answered. */
export async function addMessages(context: Context): Promise<void> {
  const { db, clock } = context;
  const now = clock().getTime();
  for (const [days, message] of MESSAGES.entries()) {
    await insertContactMessage(db, { ...message, created_at: new Date(now - (days + 1) * DAY_MS) });
  }
  const { id } = await db
    .selectFrom('contact_messages')
    .select('id')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow();
  await answerMessage(context, await memberAs(context, 'service'), id, ANSWER);
}
