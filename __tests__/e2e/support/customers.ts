import { randomUUID } from 'node:crypto';
import type { CustomerInfo, RegisterForm } from '../../../src/contract/wire/customer.ts';
import { shopApi } from './shopApi.ts';

export interface NewCustomer {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  password: string;
}

const names = {
  en: { first_name: 'Sara', last_name: 'Al-Ali', street: 'Salem Al-Mubarak' },
  ar: { first_name: 'سارة', last_name: 'العلي', street: 'سالم المبارك' },
};

export function someone(language: 'en' | 'ar' = 'en'): NewCustomer {
  const { first_name, last_name } = names[language];
  return {
    first_name,
    last_name,
    email: `sara.${randomUUID().slice(0, 8)}@example.com`,
    phone: '55512345',
    password: 'Palm-tree-2026',
  };
}

export interface SignedUp extends NewCustomer {
  token: string;
}

/** Signs a customer with one address up through the API, as the screens of other journeys do. */
export async function signUpByApi(
  shopUrl: string,
  language: 'en' | 'ar' = 'en',
): Promise<SignedUp> {
  const customer = someone(language);
  const { token } = await shopApi(shopUrl).post<CustomerInfo>('quick-signup', {
    ...customer,
    confirm_password: customer.password,
    terms: true,
  });
  await shopApi(shopUrl, token).post('address', {
    location: 'home',
    ...(await firstArea(shopUrl)),
    block: '4',
    street: names[language].street,
    house_building: '7',
  });
  return { ...customer, token };
}

async function firstArea(shopUrl: string): Promise<{ gov_id: number; area_id: number }> {
  const { governorates } = await shopApi(shopUrl).get<RegisterForm>('register');
  const [area] = governorates.flatMap(({ areas }) => areas);
  if (!area) throw new Error('The shop has no areas.');
  return { gov_id: area.gov_id, area_id: area.id };
}
