import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailer } from '../../../server/mail/mailer.ts';

const mail = { to: 'noura@example.com', subject: 'طلبك', text: 'مرحبا', html: '<p>مرحبا</p>' };

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
