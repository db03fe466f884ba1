import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {
  StaffMessageDetails,
  StaffReportDetails,
} from '../../../src/contract/wire/staff/messages.ts';
import { networkDown, payload, refuse } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const message: StaffMessageDetails = {
  id: 7,
  state: 'new',
  sent_at: '2027-01-12T07:00:00.000Z',
  name: 'حصة العنزي',
  subject: 'Delivery to Jahra',
  email: 'hessa@example.com',
  phone: '+96550012345',
  language: 'ar',
  is_customer: false,
  message: 'Do you deliver\nto Jahra?',
  answer: null,
  history: [],
};
const answered: StaffMessageDetails = {
  ...message,
  state: 'answered',
  answer: 'Yes, we do.',
  history: [
    { id: 1, at: '2027-01-12T08:00:00.000Z', action: 'message.answered', name: 'Huda Al-Anezi' },
  ],
};

function open(path: string, answers: Parameters<typeof renderKitchen>[0]) {
  return renderKitchen({ 'GET me': () => accountOf('service'), ...answers }, { path });
}

it('lists the messages of the contact form, and filters by state', async () => {
  const kitchen = open('/messages', {
    'GET messages': () => payload({ items: [message], total: 1 }),
  });
  expect(await screen.findByRole('link', { name: 'Delivery to Jahra' })).toHaveAttribute(
    'href',
    '/kitchen/messages/7',
  );
  kitchen.on({ 'GET messages': () => payload({ items: [], total: 0 }) });
  await userEvent.click(screen.getByRole('combobox', { name: 'State' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Answered' }));
  expect(await screen.findByText('Nothing fits these filters.')).toBeVisible();
  expect(kitchen.callsTo('GET messages').at(-1)?.query.get('state')).toBe('answered');
});

it('becomes read when it is opened, and can be answered after a lost network with its input', async () => {
  let shown = message;
  const kitchen = open('/messages/7', {
    'GET messages/7': () => payload(shown),
    'POST messages/7/read': () => {
      shown = { ...message, state: 'read' };
      return payload({});
    },
    'POST messages/7/answer': networkDown,
  });
  expect(await screen.findByText('Read')).toBeVisible();
  expect(kitchen.callsTo('POST messages/7/read')).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Answer'), 'Yes, we do.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/no connection/);
  expect(screen.getByLabelText('Answer')).toHaveValue('Yes, we do.');
  kitchen.on({
    'POST messages/7/answer': () => {
      shown = answered;
      return payload({});
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByRole('heading', { name: 'Answer' })).toBeVisible();
  expect(screen.queryByLabelText('Answer')).toBeNull();
  expect(screen.getByText(/Message answered/)).toHaveTextContent('Huda Al-Anezi');
  expect(kitchen.callsTo('POST messages/7/answer').at(-1)?.body).toEqual({ answer: 'Yes, we do.' });
});

it('shows that a colleague was faster, with their answer, and keeps the input', async () => {
  let shown: StaffMessageDetails = { ...message, state: 'read' };
  open('/messages/7', {
    'GET messages/7': () => payload(shown),
    'POST messages/7/answer': () => {
      shown = answered;
      return refuse({ code: 409, error: 'message_answered', message: 'Somebody was faster.' });
    },
  });
  await userEvent.type(await screen.findByLabelText('Answer'), 'No, we do not.');
  await userEvent.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('Yes, we do.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody was faster.');
  expect(screen.getByLabelText('Answer')).toHaveValue('No, we do not.');
});

it('closes a report, whose recording is opened elsewhere', async () => {
  let report: StaffReportDetails = {
    id: 3,
    state: 'read',
    sent_at: message.sent_at,
    message: null,
    reference: 'req-7',
    kept_until: '2027-02-11T07:00:00.000Z',
    history: [],
  };
  open('/problem-reports', {
    'GET problem-reports': () => payload({ items: [report], total: 1 }),
    'GET problem-reports/3': () => payload(report),
    'POST problem-reports/3/close': () => {
      report = { ...report, state: 'closed' };
      return payload({});
    },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Report 3' }));
  const page = within(await screen.findByRole('main'));
  expect(await page.findByText('npm run replay -- 3')).toBeVisible();
  await userEvent.click(await page.findByRole('button', { name: 'Mark as closed' }));
  await waitFor(() => expect(page.getByRole('button', { name: 'Open again' })).toBeVisible());
});
