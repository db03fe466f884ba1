import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { Profile } from '../../../api/customers.ts';
import { Card } from '../../../ui/Card.tsx';
import { UserIcon } from '../../../ui/icons.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { selectProfileEdit } from '../profileEditSlice.ts';
import styles from '../ProfilePage.module.css';
import { AccountDetails } from './AccountDetails.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Who the customer is: read, or being changed. */
export function AccountCard({ profile }: { profile: Profile }) {
  const intl = useIntl();
  const id = useId();
  const isEditing = useSelector(selectProfileEdit).status !== 'closed';
  const heading = useFocusOnChange<HTMLHeadingElement>(isEditing ? 'form' : 'details');
  return (
    <Card as="section" variant="leaf" padding="l" labelledBy={id} className={styles.section}>
      <div className={styles.person}>
        <span className={styles.initials}>
          <UserIcon size={28} />
        </span>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.name}>
          {isEditing ? (
            intl.formatMessage({ id: 'profile.editTitle' })
          ) : (
            <bdi>{`${profile.first_name} ${profile.last_name}`}</bdi>
          )}
        </h2>
      </div>
      {isEditing ? <ProfileForm profile={profile} /> : <AccountDetails profile={profile} />}
    </Card>
  );
}
