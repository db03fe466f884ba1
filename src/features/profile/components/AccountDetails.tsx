import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Profile } from '../../../api/customers.ts';
import { maskCivilId } from '../../../contract/rules/civilId.ts';
import { formatMobile } from '../../../contract/rules/phone.ts';
import { Button } from '../../../ui/Button.tsx';
import { EditIcon } from '../../../ui/icons.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { profileEditOpened } from '../profileEditSlice.ts';
import styles from '../ProfilePage.module.css';

export function AccountDetails({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const text = (key: string) => intl.formatMessage({ id: key });
  return (
    <>
      <SummaryList
        layout="stacked"
        rows={[
          { key: 'email', label: text('field.email'), value: <Fact text={profile.email} /> },
          {
            key: 'phone',
            label: text('field.phone'),
            value: <Fact text={profile.phone && formatMobile(profile.phone)} />,
          },
          {
            key: 'civil_id',
            label: text('field.civil_id'),
            value: <Fact text={profile.civil_id && maskCivilId(profile.civil_id)} />,
          },
        ]}
      />
      <Button
        variant="secondary"
        className={styles.action}
        iconStart={<EditIcon size={18} />}
        onClick={() => dispatch(profileEditOpened())}
      >
        {text('profile.edit')}
      </Button>
    </>
  );
}

/** Runs left to right on every page; says so where nothing is known. */
function Fact({ text }: { text: string | null }) {
  const intl = useIntl();
  if (text) return <bdi dir="ltr">{text}</bdi>;
  return <span className={styles.missing}>{intl.formatMessage({ id: 'profile.notGiven' })}</span>;
}
