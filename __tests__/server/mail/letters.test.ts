import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { languages, type Language } from '../../../src/contract/languages.ts';
import { matchRoute } from '../../../src/contract/pages/matchRoute.ts';
import { contactLetter } from '../../../server/mail/contactMail.ts';
import { kitchenOf } from '../../../server/mail/kitchen.ts';
import { LIGHT } from '../../../server/mail/letterHtml.ts';
import { renderLetter } from '../../../server/mail/renderLetter.ts';
import { wordsOf } from '../../../server/mail/words.ts';
import { sampleMails } from '../../../tools/mails/samples.ts';

/** Above it Gmail cuts a mail off. */
const GMAIL_BYTES = 102_400;

const ISOLATES = /[\u2066-\u2069]/g;
const plain = (text: string) => text.replace(ISOLATES, '').replaceAll('\u00a0', ' ');

const mails = (['en', 'ar'] as const).flatMap((language) =>
  sampleMails(language).map((mail) => ({ language, ...mail })),
);

function mailOf(language: Language, name: string) {
  const mail = mails.find((one) => one.language === language && one.name === name);
  if (mail === undefined) throw new Error(`There is no mail "${name}"`);
  const { document } = new JSDOM(mail.html).window;
  return { ...mail, text: plain(mail.text), page: document };
}

const visibleText = (html: string) => {
  const { body } = new JSDOM(html).window.document;
  return plain(body.textContent);
};

describe.each(mails)('the mail "$name" in $language', ({ language, subject, text, html }) => {
  const { direction } = languages[language];
  const { document } = new JSDOM(html).window;

  it('has the direction of its language, in mail programs that support only tables too', () => {
    expect(document.documentElement.lang).toBe(language);
    expect(document.documentElement.dir).toBe(direction);
    expect(document.querySelector('[role=article]')?.getAttribute('dir')).toBe(direction);
    for (const table of document.querySelectorAll('table[width="100%"][style*="font"]')) {
      expect(table.getAttribute('dir')).toBe(direction);
    }
  });

  it('has both colour schemes, a font of its own, and nothing to be fetched', () => {
    const scheme = document.querySelector('meta[name=color-scheme]')?.getAttribute('content');
    expect(scheme).toBe('light dark');
    expect(html).toContain('@media (prefers-color-scheme: dark)');
    expect(html).toMatch(/font-family:Readex Pro, Segoe UI/);
    expect(document.querySelectorAll('img, link, script, iframe')).toHaveLength(0);
    expect(html).not.toMatch(/url\(|@import/);
    expect(Buffer.byteLength(html)).toBeLessThan(GMAIL_BYTES);
  });

  it('has no date in figures, no row of zeros and no gap', () => {
    for (const words of [subject, text, visibleText(html)]) {
      expect(plain(words).replace(/^https:.*$/gm, '')).not.toMatch(/\d{4}-\d{2}-\d{2}/);
      expect(plain(words)).not.toMatch(/(?<!\d)0\.000/);
      expect(plain(words)).not.toMatch(/undefined|null|NaN|[{}]/);
    }
  });

  it('leads to pages that the shop has', () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="https://mizan"]')];
    const strays = links
      .map(({ pathname }) => pathname)
      .filter((path) => path !== '/api/unsubscribe' && matchRoute(path) === null);
    expect(strays).toEqual([]);
  });

  it('says the same as text, without mark-up', () => {
    expect(text).not.toMatch(/<\/?[a-z]/);
    const shown = visibleText(html).replace(/\s+/g, '');
    const lines = plain(text)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^(=+|--|https:.*)$/.test(line));
    const missing = lines
      .flatMap((line) => line.replace(/^- /, '').split(/: |:$/))
      .filter((words) => !shown.includes(words.replace(/\s+/g, '')));
    expect(missing).toEqual([]);
  });
});

describe.each([
  {
    language: 'en',
    subject: 'We have received your order MZ-20431',
    lines: [
      'We have received order MZ-20431 and your payment of 90.200 KD.',
      '- Your first delivery comes on Wed, 20 Jan 2027, 6:00 am to 10:00 am.',
      'Every day: 3 meals and 1 snack',
      'End date: Thu, 11 Feb 2027',
      '  Salmiya, Hawalli',
      '  Block 7, Street 14, Avenue 2, House 12, Floor 3, Apartment 11',
      '  Behind the mosque, the green door',
      'Registered mobile number: +965 5001 2345',
      'Coupon discount (WELCOME10): − 9.800 KD',
      'Delivery: 2.000 KD',
      'Grand total: 90.200 KD',
      'Paid via: KNET',
      'Paid on: 17 Jan 2027, 12:35 pm',
      'Payment ID: 100702600000123456',
      'Payment reference: MZ-20431-1',
    ],
    day: /^Wed, 20 Jan 2027: Shakshuka with Labneh · /m,
    noZeros: /gateway charges|^Discount/m,
    rest: 'The dishes of 32 more days are in your order.',
    dietitian: 'Chosen by the dietitian. The dishes of each day appear in your order.',
    free: 'We have received order MZ-20431. There is nothing to pay for it.',
  },
  {
    language: 'ar',
    subject: 'استلمنا طلبك MZ-20431',
    lines: [
      'استلمنا الطلب رقم MZ-20431، ووصلنا مبلغ 90.200 د.ك.',
      '- يصلك أول توصيل يوم الأربعاء، 20 يناير 2027، من 6:00 ص إلى 10:00 ص.',
      'كل يوم: 3 وجبات وسناك واحد',
      'تاريخ النهاية: الخميس، 11 فبراير 2027',
      '  السالمية، حولي',
      '  قطعة 7، شارع 14، جادة 2، منزل 12، دور 3، شقة 11',
      '  خلف المسجد، الباب الأخضر',
      'رقم الهاتف المسجل: +965 5001 2345',
      'خصم القسيمة (WELCOME10): − 9.800 د.ك',
      'التوصيل: 2.000 د.ك',
      'الإجمالي: 90.200 د.ك',
      'طريقة الدفع: كي نت',
      'تاريخ الدفع: 17 يناير 2027، 12:35 م',
      'رقم عملية الدفع: 100702600000123456',
      'مرجع الدفع: MZ-20431-1',
    ],
    day: /^الأربعاء، 20 يناير 2027: شكشوكة باللبنة · /m,
    noZeros: /رسوم بوابة الدفع|^الخصم/m,
    rest: 'تجد أطباق الـ32 يومًا المتبقية في طلبك.',
    dietitian: 'من اختيار أخصائي التغذية، وتظهر أطباق كل يوم في طلبك.',
    free: 'استلمنا الطلب رقم MZ-20431، ولا يترتب عليه أي مبلغ.',
  },
] as const)('the mail of an order in $language', (expected) => {
  const mail = (name: string) => mailOf(expected.language, name);

  it('names the whole address, the bill, the payment and the next steps', () => {
    const { subject, text } = mail('order, own meals');
    expect(subject).toBe(expected.subject);
    expect(text.split('\n')).toEqual(expect.arrayContaining([...expected.lines]));
    expect(text).not.toMatch(expected.noZeros);
  });

  it('has the dishes of each day that the customer chose', () => {
    const { text } = mail('order, own meals');
    expect(text).toMatch(expected.day);
    expect(text.match(/^[^-\n]+ 2027: .+ · .+ · .+ · .+$/gm)).toHaveLength(20);
  });

  it('shows four weeks of a long plan, and leads to the rest', () => {
    const { text, page } = mail('order, sixty days and a second plan');
    expect(text.match(/^[^-\n]+ 2027: .+ · .+ · .+ · .+$/gm)).toHaveLength(28);
    expect(text).toContain(expected.rest);
    const link = 'https://mizan.example/order-meal-details/20431';
    expect(page.querySelector(`a[href="${link}"]`)).not.toBeNull();
  });

  it('says so where the dietitian chooses', () => {
    const { text } = mail('order, the dietitian chooses');
    expect(text).toContain(expected.dietitian);
    expect(text.match(/ · .+ · /g)).toBeNull();
  });

  it('says nothing of a payment where there was none', () => {
    const { text } = mail('order, paid by a voucher');
    expect(text).toContain(expected.free);
    expect(text).not.toContain(expected.lines[11].split(':')[0]);
  });
});

describe('user input in a mail', () => {
  const hostile = 'A\u0000\u0008\u001b</mj-text><mj-include path="/etc/passwd" /><b>]]>-->&amp;"\'';
  const letter = contactLetter(
    {
      name: hostile,
      email: 'a@b.example',
      phone: null,
      subject: hostile,
      message: `${hostile}\nsecond line`,
    },
    wordsOf('en'),
  );
  const { html } = renderLetter(
    letter,
    kitchenOf(() => null, 'en'),
  );

  it('is shown as it is, and makes no mark-up', () => {
    const { document } = new JSDOM(html).window;
    expect(document.querySelectorAll('b, mj-include, mj-text')).toHaveLength(0);
    const shown = plain(document.querySelector('td')?.ownerDocument.body.textContent ?? '');
    expect(shown).toContain('A</mj-text><mj-include path="/etc/passwd" /><b>]]>-->&amp;"\'');
    expect(html).not.toContain('root:');
  });
});

describe('the style of a mail', () => {
  it('has the colours of the shop', () => {
    const tokens = readFileSync('src/ui/tokens.css', 'utf8');
    const token = (name: string) => {
      const value = new RegExp(`--color-${name}: (#[0-9a-f]+);`).exec(tokens)?.[1] ?? '';
      return value.length === 4 ? value.replace(/[0-9a-f]/g, '$&$&') : value;
    };
    expect(LIGHT).toEqual({
      page: token('cream'),
      card: token('surface'),
      ink: token('ink'),
      soft: token('ink-soft'),
      muted: token('ink-muted'),
      line: token('line'),
      brand: token('brand'),
      onBrand: token('on-brand'),
      onBrandSoft: token('on-brand-soft'),
      action: token('saffron'),
      onAction: token('ink'),
    });
  });
});
