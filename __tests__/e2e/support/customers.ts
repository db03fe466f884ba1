import { randomUUID } from 'node:crypto';
import type { CustomerInfo, RegisterForm } from '../../../src/contract/wire/customer.ts';
import { createApi } from './api.ts';
import type { Language } from './texts.ts';

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

export function someone(language: Language): NewCustomer {
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

/** Signs up a customer with one address through the API. */
export async function signUpByApi(apiUrl: string, language: Language): Promise<SignedUp> {
  const customer = someone(language);
  const { token } = await createApi(apiUrl).post<CustomerInfo>('quick-signup', {
    ...customer,
    confirm_password: customer.password,
    terms: true,
  });
  await createApi(apiUrl, token).post('address', {
    location: 'home',
    ...(await firstArea(apiUrl)),
    block: '4',
    street: names[language].street,
    house_building: '7',
  });
  return { ...customer, token };
}

async function firstArea(apiUrl: string): Promise<{ gov_id: number; area_id: number }> {
  const { governorates } = await createApi(apiUrl).get<RegisterForm>('register');
  const [area] = governorates.flatMap(({ areas }) => areas);
  if (!area) throw new Error('The kitchen has no areas.');
  return { gov_id: area.gov_id, area_id: area.id };
}
