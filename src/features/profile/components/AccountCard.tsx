import { useFormikContext } from 'formik';
import { useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { Profile } from '../../../api/session.ts';
import { civilId, CIVIL_ID_DIGITS } from '../../../contract/rules/civilId.ts';
import { maskCivilId } from '../../../contract/rules/maskedCivilId.ts';
import { isNewEmail } from '../../../contract/rules/person.ts';
import { formatMobile } from '../../../contract/rules/phone.ts';
import { draftNames } from '../../../forms/draftNames.ts';
import { Form } from '../../../forms/Form.tsx';
import { EmailField, NameFields, PhoneField } from '../../../forms/PersonFields.tsx';
import { FormPasswordField, FormTextField } from '../../../forms/TextFields.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EditIcon } from '../../../ui/actionIcons.tsx';
import { UserIcon } from '../../../ui/icons.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import { useDraft } from '../../drafts/useDraft.ts';
import {
  profileSchema,
  profileValues,
  toProfileInput,
  type ProfileValues,
} from '../profileEditForm.ts';
import styles from '../ProfilePage.module.css';
import {
  profileEditClosed,
  profileEditOpened,
  profileEditSubmitted,
  selectProfileEdit,
} from '../profileSlice.ts';
import { EmailChangeNotice } from './EmailChangeNotice.tsx';
import { FormActions } from './FormActions.tsx';

interface AccountProps {
  profile: Profile;
}

/** The customer's details, or the form that changes them. */
export function AccountCard({ profile }: AccountProps) {
  const intl = useIntl();
  const id = useId();
  const { isOpen } = useSelector(selectProfileEdit);
  const heading = useFocusOnChange<HTMLHeadingElement>(isOpen ? 'form' : 'details');
  return (
    <Card as="section" variant="leaf" padding="l" labelledBy={id} className={styles.section}>
      <div className={styles.person}>
        <span className={styles.initials}>
          <UserIcon size={28} />
        </span>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.name}>
          {isOpen ? (
            intl.formatMessage({ id: 'profile.editTitle' })
          ) : (
            <bdi>{`${profile.first_name} ${profile.last_name}`}</bdi>
          )}
        </h2>
      </div>
      {isOpen ? <ProfileForm profile={profile} /> : <AccountDetails profile={profile} />}
    </Card>
  );
}

function AccountDetails({ profile }: AccountProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const text = (key: string) => intl.formatMessage({ id: key });
  return (
    <>
      <SummaryList
        layout="stacked"
        rows={[
          { key: 'email', label: text('field.email'), value: <Detail text={profile.email} /> },
          {
            key: 'phone',
            label: text('field.phone'),
            value: <Detail text={profile.phone && formatMobile(profile.phone)} />,
          },
          {
            key: 'civil_id',
            label: text('field.civil_id'),
            value: <Detail text={profile.civil_id && maskCivilId(profile.civil_id)} />,
          },
        ]}
      />
      <EmailChangeNotice />
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

/** Left to right in both languages; "Not given" in place of a missing value. */
function Detail({ text }: { text: string | null }) {
  const intl = useIntl();
  if (text) return <bdi dir="ltr">{text}</bdi>;
  return <span className={styles.missing}>{intl.formatMessage({ id: 'profile.notGiven' })}</span>;
}

function ProfileForm({ profile }: AccountProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, failure } = useSelector(selectProfileEdit);
  const draft = useDraft(draftNames.profile);
  const schema = useMemo(() => profileSchema(profile), [profile]);
  const initialValues = useMemo(() => profileValues(profile), [profile]);
  return (
    <Form
      label={intl.formatMessage({ id: 'profile.editTitle' })}
      schema={schema}
      initialValues={initialValues}
      draft={draft}
      failure={failure}
      loading={status === 'sending'}
      onSubmit={(values) => dispatch(profileEditSubmitted(toProfileInput(values, profile)))}
    >
      <NameFields />
      <EmailField />
      <PasswordForNewEmail present={profile.email} />
      <PhoneField hint={intl.formatMessage({ id: 'register.phoneHint' })} optional />
      <FormTextField
        name="civil_id"
        hint={intl.formatMessage(
          { id: profile.civil_id === null ? 'register.civilIdHint' : 'profile.civilIdHint' },
          { digits: CIVIL_ID_DIGITS },
        )}
        maxLength={civilId.max}
        optional={profile.civil_id === null}
        numeric
      />
      <FormActions
        sending={status === 'sending'}
        submitLabel={intl.formatMessage({ id: 'profile.save' })}
        onCancel={() => dispatch(profileEditClosed())}
      />
    </Form>
  );
}

/** Asked for once the form holds another e-mail than the present one. */
function PasswordForNewEmail({ present }: { present: string }) {
  const intl = useIntl();
  const { values } = useFormikContext<ProfileValues>();
  if (!isNewEmail(values.email, present)) return null;
  return (
    <FormPasswordField
      name="password"
      label={intl.formatMessage({ id: 'profile.emailPassword' })}
      hint={intl.formatMessage({ id: 'profile.emailPasswordHint' })}
      autoComplete="current-password"
    />
  );
}
