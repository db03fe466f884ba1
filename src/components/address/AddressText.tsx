import { Fragment, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isNumberedStreet } from '../../contract/rules/street.ts';
import type { Address } from '../../contract/wire/address.ts';
import { pickText } from '../../contract/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import styles from './AddressText.module.css';

/** The message of each part, in the order in which a driver reads them. */
const partsOf = ({ location }: Address) =>
  [
    ['block', 'address.block'],
    ['street', 'address.street'],
    ['avenue', 'address.avenue'],
    ['house_building', location === 'office' ? 'address.building' : 'address.house'],
    ['floor', 'address.floor'],
    ['apartment', 'address.apartment'],
  ] as const;

/** The customer's name for an address, or its type and area where it has no name. */
export function useAddressName(): (address: Address) => string {
  const intl = useIntl();
  const language = useLanguage();
  return ({ title, location, area }) =>
    title ??
    intl.formatMessage(
      { id: location === 'office' ? 'address.officeIn' : 'address.homeIn' },
      { area: pickText(area, 'name', language) },
    );
}

/** Area and governorate, then the way from the block to the door. */
export function AddressText({ address }: { address: Address }) {
  const intl = useIntl();
  const language = useLanguage();
  const numbered = isNumberedStreet(address.street) ? 'yes' : 'no';
  const parts = partsOf(address).flatMap(([name, id]) => {
    const value = address[name];
    if (!value) return [];
    return [{ name, text: intl.formatMessage({ id }, { value: isolated(value), numbered }) }];
  });
  return (
    <span className={styles.address}>
      <span className={styles.place}>
        {intl.formatMessage(
          { id: 'address.place' },
          {
            area: pickText(address.area, 'name', language),
            governorate: pickText(address.governorate, 'name', language),
          },
        )}
      </span>
      <span>
        {parts.map(({ name, text }, index) => (
          <Fragment key={name}>
            <span className={styles.part}>
              {text}
              {index < parts.length - 1 && intl.formatMessage({ id: 'address.separator' })}
            </span>{' '}
          </Fragment>
        ))}
      </span>
      {address.special_direction && (
        <span className={styles.direction} dir="auto">
          {address.special_direction}
        </span>
      )}
    </span>
  );
}

function isolated(value: string): ReactNode {
  return <bdi key="value">{value}</bdi>;
}
