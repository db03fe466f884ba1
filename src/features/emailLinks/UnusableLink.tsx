import { useIntl } from 'react-intl';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { MailIcon } from '../../ui/icons.tsx';
import { PanelPage } from '../../ui/PanelPage.tsx';
import { useFocusOnChange } from '../../ui/useFocusOnChange.ts';

/** A link that the server rejects, without saying why, or a page that was opened without its link. */
export function UnusableLink({ reason }: { reason: 'closed' | 'missing' }) {
  const intl = useIntl();
  const title = useFocusOnChange<HTMLHeadingElement>(reason, { initially: reason === 'closed' });
  return (
    <PanelPage
      icon={<MailIcon size={30} />}
      titleRef={title}
      title={intl.formatMessage({ id: `emailLink.${reason}.title` })}
      intro={<p>{intl.formatMessage({ id: `emailLink.${reason}.text` })}</p>}
    >
      <Link to={paths.contactUs()} className={buttonClass({ size: 'l', block: true })}>
        {intl.formatMessage({ id: 'emailLink.help' })}
      </Link>
    </PanelPage>
  );
}
