import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Button } from '../../../ui/Button.tsx';
import { selectProductState, subscribePressed } from '../productSlice.ts';

export function SubscribeButton() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { adding } = useSelector(selectProductState);
  return (
    <Button
      variant="accent"
      size="l"
      block
      loading={adding.status === 'sending'}
      onClick={() => dispatch(subscribePressed())}
    >
      {intl.formatMessage({ id: 'product.subscribe' })}
    </Button>
  );
}
