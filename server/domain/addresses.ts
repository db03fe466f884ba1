import { savedAddresses } from '../../src/contract/rules/address.ts';
import type { AddressInput } from '../../src/contract/wire/address.ts';
import type { AddressesResponse, ProfileResponse } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import {
  deleteAddress,
  findAddress,
  insertAddress,
  listAddresses,
  updateAddress,
} from '../db/stores/addressStore.ts';
import { ApiError, notFound } from '../errors/ApiError.ts';
import { viewCart } from './cart/cart.ts';
import { viewEmailChange } from './emailChangeView.ts';
import { viewMailPreferences } from './mailPreferences.ts';
import { viewAccount } from './privacy/civilIds.ts';
import { addressFields } from './validation/address.ts';

export async function viewProfile(
  context: AppContext,
  customerId: number,
): Promise<ProfileResponse> {
  const { db, content } = context;
  return {
    profile: await viewAccount(context, customerId),
    addresses: await listAddresses(db, customerId),
    governorates: (await content.now(db)).governorates,
    email_change: await viewEmailChange(context, customerId),
    ...(await viewMailPreferences(db, customerId)),
    cart: await viewCart(context, customerId),
  };
}

export async function addAddress(
  context: AppContext,
  customerId: number,
  input: AddressInput,
): Promise<AddressesResponse> {
  const { db, clock } = context;
  const saved = await listAddresses(db, customerId);
  if (saved.length >= savedAddresses.max) throw tooMany();
  const id = await insertAddress(db, customerId, addressFields(input), clock());
  return viewAddresses(context, customerId, id);
}

const tooMany = () =>
  new ApiError('too_many_addresses', {
    message: { key: 'server.address.too_many', values: { count: savedAddresses.max } },
  });

export async function changeAddress(
  context: AppContext,
  customerId: number,
  id: number,
  input: AddressInput,
): Promise<AddressesResponse> {
  const isFound = await updateAddress(context.db, customerId, id, addressFields(input));
  if (!isFound) throw notFound();
  return viewAddresses(context, customerId, id);
}

/** Orders keep their own copy; a cart that had chosen the address has none afterwards. */
export async function removeAddress(
  context: AppContext,
  customerId: number,
  id: number,
): Promise<AddressesResponse> {
  if (!(await deleteAddress(context.db, customerId, id))) throw notFound();
  return viewAddresses(context, customerId, null);
}

async function viewAddresses(
  context: AppContext,
  customerId: number,
  id: number | null,
): Promise<AddressesResponse> {
  const { db } = context;
  return {
    address: id === null ? null : await findAddress(db, customerId, id),
    addresses: await listAddresses(db, customerId),
    cart: await viewCart(context, customerId),
  };
}
