import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailer } from '../../../server/mail/mailer.ts';
import type { Mail } from '../../../server/mail/mailer.ts';

const mail: Mail = {
  to: 'noura@example.com',
  subject: 'طلبك',
  text: 'مرحبا',
  html: '<p>مرحبا</p>',
};

describe('mails without a mail server', () => {
  it('are written as files, and each is announced', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-mail-'));
    const lines: string[] = [];
    const mailer = createMailer(
      { smtpUrl: null, mailFrom: 'Mizan <a@mizan.example>', dataDir },
      (line) => lines.push(line),
    );
    await mailer.send(mail);
    const [file] = readdirSync(join(dataDir, 'mails'));
    expect(file).toMatch(/\.eml$/);
    const text = readFileSync(join(dataDir, 'mails', String(file)), 'utf8');
    expect(text).toContain('To: noura@example.com');
    expect(text).toContain('From: Mizan <a@mizan.example>');
    expect(lines).toEqual([`mail written: ${join(dataDir, 'mails', String(file))}`]);
    expect(mailer.destination).toBe(join(dataDir, 'mails'));
  });

  it('carry a calendar file that programs act on, as it is', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-mail-'));
    const mailer = createMailer({ smtpUrl: null, mailFrom: 'a@b.c', dataDir }, () => undefined);
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nSUMMARY:موعد\r\nEND:VCALENDAR\r\n';
    await mailer.send({ ...mail, icalEvent: { method: 'CANCEL', filename: 'AP-1.ics', content } });
    const [file] = readdirSync(join(dataDir, 'mails'));
    const text = readFileSync(join(dataDir, 'mails', String(file)), 'utf8');
    expect(text).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    expect(text).toMatch(/Content-Type: application\/ics; name=AP-1.ics/);
    const attached = text.split('Content-Type: application/ics')[1] ?? '';
    const encoded = attached.split('\n\n')[1] ?? '';
    expect(Buffer.from(encoded, 'base64').toString('utf8')).toBe(content);
  });
});

describe('the content of a mail', () => {
  async function written(mail: Mail): Promise<{ text: string; lines: string[] }> {
    const dataDir = mkdtempSync(join(tmpdir(), 'shop-mail-'));
    const lines: string[] = [];
    const settings = { smtpUrl: null, mailFrom: 'Mizan <a@mizan.example>', dataDir };
    await createMailer(settings, (line) => lines.push(line)).send(mail);
    const [file] = readdirSync(join(dataDir, 'mails'));
    return { text: readFileSync(join(dataDir, 'mails', String(file)), 'utf8'), lines };
  }

  it('an address for answers', async () => {
    const { text } = await written({ ...mail, replyTo: { name: 'A "B"', address: 'ab@c.de' } });
    expect(text).toMatch(/^Reply-To: .*<ab@c\.de>$/m);
  });

  it('has no header line that a name or a subject brings along', async () => {
    const { text } = await written({
      ...mail,
      subject: 'Hi\r\nBcc: all@example.com',
      replyTo: { name: 'A\r\nBcc: all@example.com', address: 'ab@c.de' },
    });
    expect(text).not.toMatch(/^Bcc:/im);
  });

  it('has a link, which is printed where there is no mail server', async () => {
    const { lines } = await written({ ...mail, link: 'http://localhost:4000/x' });
    expect(lines[1]).toBe('  its link: http://localhost:4000/x');
  });
});

describe('mails with a mail server', () => {
  it('name the server, not its password', () => {
    const settings = {
      smtpUrl: 'smtp://shop:secret@mail.example:587',
      mailFrom: 'a@b.c',
      dataDir: 'x',
    };
    expect(createMailer(settings, () => undefined).destination).toBe(
      'the mail server mail.example:587',
    );
  });
});
