import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { OrderNote } from '../../../components/OrderNote.tsx';
import { Card } from '../../../ui/Card.tsx';
import { selectComment, selectNoteStatus } from '../../cart/cartSelectors.ts';
import { noteEdited } from '../../cart/cartSlice.ts';

export function CheckoutNote() {
  const intl = useIntl();
  const dispatch = useDispatch();
  return (
    <Card as="section" padding="l">
      <OrderNote
        comment={useSelector(selectComment)}
        status={useSelector(selectNoteStatus)}
        hint={intl.formatMessage({ id: 'checkout.note.hint' })}
        onEdit={(comment) => dispatch(noteEdited({ comment }))}
      />
    </Card>
  );
}
