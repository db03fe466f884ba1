import { useDispatch, useSelector } from 'react-redux';
import { OrderNote } from '../../../components/OrderNote.tsx';
import { selectComment, selectNoteStatus } from '../cartSelectors.ts';
import { noteEdited } from '../cartSlice.ts';

export function CartNote() {
  const dispatch = useDispatch();
  return (
    <OrderNote
      comment={useSelector(selectComment)}
      status={useSelector(selectNoteStatus)}
      onEdit={(comment) => dispatch(noteEdited({ comment }))}
    />
  );
}
