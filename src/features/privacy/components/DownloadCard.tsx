import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { downloadSubmitted, privacyFormOpened, selectPrivacy } from '../privacySlice.ts';
import styles from '../YourDataPage.module.css';
import { PasswordConfirmation } from './PasswordConfirmation.tsx';
import { PrivacyCard } from './PrivacyCard.tsx';

export function DownloadCard() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { open } = useSelector(selectPrivacy);
  const text = (id: string) => intl.formatMessage({ id });
  const isOpen = open === 'download';
  return (
    <PrivacyCard
      title={text('yourData.download.title')}
      text={text('yourData.download.text')}
      state={isOpen ? 'open' : 'closed'}
    >
      {isOpen ? (
        <PasswordConfirmation
          label={text('yourData.download.title')}
          submitLabel={text('yourData.download.submit')}
          onSubmit={(confirmation) => dispatch(downloadSubmitted(confirmation))}
        />
      ) : (
        <Button
          variant="secondary"
          className={styles.action}
          onClick={() => dispatch(privacyFormOpened('download'))}
        >
          {text('yourData.download.open')}
        </Button>
      )}
    </PrivacyCard>
  );
}
