import { parseArgs } from 'node:util';
import { email as emailRule, personName } from '../src/contract/rules/person.ts';
import { isStaffRole, staffRoles, type StaffRole } from '../src/contract/staff/permissions.ts';
import type { Config } from '../server/config.ts';
import type { Db } from '../server/db/database.ts';
import { findStaffByEmail, type Staff } from '../server/db/stores/staffStore.ts';
import { addStaff, renewStaffLink } from '../server/domain/staff/staffLinks.ts';
import { readMembers, switchMember } from '../server/domain/staff/staffMembers.ts';
import { Refused, runOnDatabase } from './onDatabase.ts';

const USAGE = `npm run staff                                              lists the accounts
npm run staff -- add EMAIL --name NAME --role ROLE         adds one, and prints its link
npm run staff -- link EMAIL                                prints a new link: for a forgotten password, or a lost phone
npm run staff -- disable EMAIL                             closes an account and ends its sessions
npm run staff -- enable EMAIL                              lets it in again
ROLE is one of ${staffRoles.join(', ')}. A link is for one use, within a day.`;

interface StaffContext {
  readonly db: Db;
  readonly config: Config;
  readonly clock: () => Date;
}

async function list({ db, clock }: StaffContext): Promise<string[]> {
  const members = await readMembers({ db, clock });
  if (members.length === 0) return ['The staff has no accounts.', '', USAGE];
  return members.map(({ email, role, name, has_second_factor, disabled }) =>
    [email, role, name, has_second_factor ? 'second factor' : 'no second factor']
      .concat(disabled ? ['closed'] : [])
      .join(', '),
  );
}

async function add(context: StaffContext, typed: Typed): Promise<string[]> {
  const link = await addStaff(context, memberOf(typed));
  if (link === null) throw new Refused(`${typed.email} has an account already.`);
  return linkLines(link);
}

function memberOf({ email, name, role }: Typed): { name: string; email: string; role: StaffRole } {
  const member = { email: emailRule.normalise(email), name: personName.normalise(name ?? '') };
  if (emailRule.check(member.email, {}) !== null) throw new Refused(`"${email}" is no e-mail.`);
  if (personName.check(member.name, {}) !== null) throw new Refused(`--name is missing.\n${USAGE}`);
  if (!isStaffRole(role)) throw new Refused(`--role is missing.\n${USAGE}`);
  return { ...member, role };
}

async function renewLink(context: StaffContext, typed: Typed): Promise<string[]> {
  return linkLines(await renewStaffLink(context, (await memberWith(context, typed)).id));
}

async function switchTo(context: StaffContext, typed: Typed, isOn: boolean): Promise<string[]> {
  const { id, email } = await memberWith(context, typed);
  await switchMember({ db: context.db, now: context.clock() }, null, id, isOn);
  return [`${email} is ${isOn ? 'let in again: make a link, if the password is lost' : 'closed'}.`];
}

async function memberWith({ db }: StaffContext, { email }: Typed): Promise<Staff> {
  const member = await findStaffByEmail(db, emailRule.normalise(email));
  if (member === null) throw new Refused(`${email} has no account.`);
  return member;
}

const linkLines = (link: string) => ['For one use, within a day:', link];

interface Typed {
  readonly email: string;
  readonly name: string | undefined;
  readonly role: string | undefined;
}

const COMMANDS: Readonly<
  Record<string, (context: StaffContext, typed: Typed) => Promise<string[]>>
> = {
  add,
  link: renewLink,
  disable: (context, typed) => switchTo(context, typed, false),
  enable: (context, typed) => switchTo(context, typed, true),
};

function readCommand(): (context: StaffContext) => Promise<string[]> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, role: { type: 'string' } },
  });
  const [word, email, ...more] = positionals;
  if (word === undefined) return list;
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (command === undefined || email === undefined || more.length > 0) throw new Refused(USAGE);
  return (context) => command(context, { email, name: values.name, role: values.role });
}

await runOnDatabase(() => {
  const command = readCommand();
  return (db, config) => command({ db, config, clock: () => new Date() });
});
