import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Profile } from '../../../api/customers.ts';
import { maskCivilId } from '../../../contract/civilId.ts';
import { formatMobile } from '../../../contract/phone.ts';
import { Card } from '../../../ui/Card.tsx';
import { UserIcon } from '../../../ui/icons.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import styles from '../ProfilePage.module.css';

interface AccountDetailsProps {
  profile: Profile;
}

export function AccountDetails({ profile }: AccountDetailsProps) {
  const intl = useIntl();
  const id = useId();
  const text = (key: string) => intl.formatMessage({ id: key });
  return (
    <Card as="section" variant="leaf" padding="l" labelledBy={id} className={styles.section}>
      <div className={styles.person}>
        <span className={styles.initials}>
          <UserIcon size={28} />
        </span>
        <h2 id={id} className={styles.name}>
          <bdi>{`${profile.first_name} ${profile.last_name}`}</bdi>
        </h2>
      </div>
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
    </Card>
  );
}

/** Runs left to right on every page; says so where nothing is known. */
function Fact({ text }: { text: string | null }) {
  const intl = useIntl();
  if (text) return <bdi dir="ltr">{text}</bdi>;
  return <span className={styles.missing}>{intl.formatMessage({ id: 'profile.notGiven' })}</span>;
}
