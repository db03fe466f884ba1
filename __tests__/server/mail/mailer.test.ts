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
