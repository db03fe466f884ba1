import type { Language } from '../../../src/contract/languages.ts';
import { HEALTH_CONSENT_VERSION } from '../../../src/contract/rules/healthConsent.ts';
import type { Choice } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { findLogin } from '../../db/stores/customerStore.ts';
import { SAMPLE_CUSTOMER } from '../seedSampleCustomer.ts';
import { SAMPLE_PEOPLE, type Person } from './stories.ts';

/** A customer with an account, and what an order copies of them. */
export interface Buyer {
  readonly customerId: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly language: Language;
  readonly allergens: readonly Choice[];
  readonly orderAddress: Awaited<ReturnType<typeof addressOf>>;
}

/** The sample customer, and others with the same password. */
export async function addPeople(trx: Db, now: Date): Promise<Buyer[]> {
  const sample = await findLogin(trx, SAMPLE_CUSTOMER.email);
  if (sample === null) throw new Error('The sample customer has to be there first.');
  const buyers = [];
  for (const [index, person] of SAMPLE_PEOPLE.entries()) {
    const email = index === 0 ? SAMPLE_CUSTOMER.email : `sample${index}@example.com`;
    const customerId =
      index === 0 ? sample.id : await addCustomer(trx, person, { email, now, ...sample });
    await trx
      .insertInto('health_consents')
      .values({
        customer_id: customerId,
        text_version: HEALTH_CONSENT_VERSION,
        language: person.language,
        given_at: now,
      })
      .execute();
    buyers.push({
      ...{ customerId, email, phone: person.phone, language: person.language },
      name: `${person.first_name} ${person.last_name}`,
      allergens: await allergensOf(trx, person),
      orderAddress: await addressOf(trx, customerId),
    });
  }
  return buyers;
}

interface Account {
  readonly email: string;
  readonly password_hash: string;
  readonly now: Date;
}

async function addCustomer(trx: Db, person: Person, account: Account): Promise<number> {
  const { email, password_hash, now } = account;
  const { first_name, last_name, phone } = person;
  const { id } = await trx
    .insertInto('customers')
    .values({
      ...{ first_name, last_name, email, phone, password_hash },
      terms_accepted_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: areaId } = await trx
    .selectFrom('areas')
    .select('id')
    .where('name_en', '=', person.area)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('addresses')
    .values({
      customer_id: id,
      location: 'home',
      area_id: areaId,
      block: String(1 + (id % 9)),
      street: 'Salem Al-Mubarak',
      house_building: String(10 + (id % 40)),
      created_at: now,
    })
    .execute();
  return id;
}

async function allergensOf(trx: Db, { allergens }: Person): Promise<Choice[]> {
  if (allergens.length === 0) return [];
  return trx
    .selectFrom('allergens')
    .select(['id', 'name_en', 'name_ar'])
    .where('key', 'in', allergens)
    .execute();
}

const addressOf = (trx: Db, customerId: number) =>
  trx
    .selectFrom('addresses as address')
    .innerJoin('areas as area', 'area.id', 'address.area_id')
    .innerJoin('governorates as governorate', 'governorate.id', 'area.gov_id')
    .select(['address.id as address_id', 'title', 'location', 'block', 'street', 'avenue'])
    .select(['house_building', 'floor', 'apartment', 'special_direction', 'area_id', 'gov_id'])
    .select(['governorate.name_en as governorate_en', 'governorate.name_ar as governorate_ar'])
    .select(['area.name_en as area_en', 'area.name_ar as area_ar'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
