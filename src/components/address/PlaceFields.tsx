import { useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { addressParts } from '../../contract/rules/address.ts';
import type { Governorate } from '../../contract/wire/address.ts';
import { pickText } from '../../contract/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { FormSelectField } from '../../forms/ChoiceFields.tsx';
import { FormTextAreaField, FormTextField } from '../../forms/TextFields.tsx';
import type { PlaceValues } from './addressRules.ts';
import styles from './PlaceFields.module.css';

interface PlaceFieldsProps {
  governorates: readonly Governorate[];
}

/**
 * The fields from the governorate to the door, in a Form whose values include PlaceValues. Autofill has no tokens for
 * avenue and floor.
 */
export function PlaceFields({ governorates }: PlaceFieldsProps) {
  const intl = useIntl();
  return (
    <div className={styles.grid}>
      <GovernorateAndArea governorates={governorates} />
      <FormTextField
        name="block"
        className={styles.part}
        autoComplete="address-level3"
        dir="auto"
        maxLength={addressParts.block.max}
      />
      <FormTextField
        name="street"
        className={styles.part}
        autoComplete="address-line1"
        dir="auto"
        maxLength={addressParts.street.max}
      />
      <FormTextField
        name="avenue"
        className={styles.part}
        dir="auto"
        maxLength={addressParts.avenue.max}
        optional
      />
      <FormTextField
        name="house_building"
        className={styles.part}
        autoComplete="address-line2"
        dir="auto"
        maxLength={addressParts.house_building.max}
        hint={intl.formatMessage({ id: 'address.houseHint' })}
      />
      <FormTextField
        name="floor"
        className={styles.part}
        dir="auto"
        maxLength={addressParts.floor.max}
        optional
      />
      <FormTextField
        name="apartment"
        className={styles.part}
        autoComplete="address-line3"
        dir="auto"
        maxLength={addressParts.apartment.max}
        optional
      />
      <FormTextAreaField
        name="special_direction"
        className={styles.wide}
        rows={2}
        maxLength={addressParts.special_direction.max}
        hint={intl.formatMessage({ id: 'address.directionHint' })}
        optional
      />
    </div>
  );
}

/** The areas are those of the governorate; choosing another governorate clears the area. */
function GovernorateAndArea({ governorates }: PlaceFieldsProps) {
  const intl = useIntl();
  const toOption = useOption();
  const { values, setFieldValue } = useFormikContext<PlaceValues>();
  const chosen = governorates.find(({ id }) => String(id) === values.gov_id);
  return (
    <>
      <FormSelectField
        name="gov_id"
        className={styles.half}
        autoComplete="address-level1"
        options={governorates.map(toOption)}
        onChoose={() => void setFieldValue('area_id', '')}
      />
      <FormSelectField
        name="area_id"
        className={styles.half}
        autoComplete="address-level2"
        options={chosen?.areas.map(toOption) ?? []}
        disabled={!chosen}
        placeholder={
          chosen ? undefined : intl.formatMessage({ id: 'address.chooseGovernorateFirst' })
        }
      />
    </>
  );
}

function useOption() {
  const language = useLanguage();
  return (place: { id: number; name_en: string; name_ar: string }) => ({
    value: String(place.id),
    label: pickText(place, 'name', language),
  });
}
