import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SiteTextsAnswer } from '../../../src/contract/wire/staff/siteTexts.ts';
import { payload, refuse } from '../../support/replies.ts';
import { accountOf, renderKitchen } from '../../support/renderKitchen.tsx';

const answer: SiteTextsAnswer = {
  texts: {
    kitchen_name_en: 'Mizan',
    kitchen_name_ar: 'ميزان',
    footer_address_en: 'Shuwaikh',
    footer_address_ar: 'الشويخ',
    footer_timing_en: 'Daily',
    footer_timing_ar: 'يوميًا',
    footer_phone: '+965 2222 0180',
    footer_whatsapp: '+965 5000 0180',
    footer_email: 'hello@mizan.example',
    footer_address_map: 'https://maps.example',
    footer_instagram: 'https://instagram.example',
    app_android: '',
    app_ios: '',
  },
  version: 9,
};

const open = (answers: Parameters<typeof renderKitchen>[0]) =>
  renderKitchen(
    { 'GET me': () => accountOf('manager'), 'GET site-content': () => payload(answer), ...answers },
    { path: '/site-content' },
  );

it('shows typed texts as customers will see them, markup as text, and publishes them', async () => {
  const kitchen = open({ 'PUT site-content': () => payload(answer) });
  const hours = await screen.findByLabelText('Working hours (English)');
  await userEvent.clear(hours);
  await userEvent.type(hours, '<b>7AM</b>');
  const english = within(screen.getByRole('article', { name: 'English' }));
  expect(english.getByText('<b>7AM</b>')).toBeVisible();
  expect(screen.getByRole('article', { name: 'العربية' })).toHaveAttribute('dir', 'rtl');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Published: every page shows it.')).toBeVisible();
  expect(kitchen.callsTo('PUT site-content')[0]?.body).toEqual({
    ...answer.texts,
    footer_timing_en: '<b>7AM</b>',
    version: 9,
  });
});

it('says which Arabic text is empty, and sends nothing', async () => {
  const kitchen = open({});
  const arabic = await screen.findByLabelText('Address (Arabic)');
  await userEvent.clear(arabic);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(arabic).toBeInvalid());
  expect(kitchen.callsTo('PUT site-content')).toEqual([]);
});

it('keeps the input when a colleague was faster', async () => {
  let kept = answer;
  const kitchen = open({
    'GET site-content': () => payload(kept),
    'PUT site-content': () => {
      kept = { texts: { ...answer.texts, kitchen_name_en: 'Theirs' }, version: 10 };
      return refuse({ code: 409, error: 'changed_meanwhile', message: 'Somebody was faster.' });
    },
  });
  const name = await screen.findByLabelText('Name of the kitchen (English)');
  await userEvent.clear(name);
  await userEvent.type(name, 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Somebody was faster.')).toBeVisible();
  await waitFor(() => expect(kitchen.callsTo('GET site-content')).toHaveLength(2));
  expect(screen.getByLabelText('Name of the kitchen (English)')).toHaveValue('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(kitchen.callsTo('PUT site-content')).toHaveLength(2));
  expect(kitchen.callsTo('PUT site-content').at(-1)?.body).toMatchObject({
    kitchen_name_en: 'Mine',
    version: 10,
  });
});
