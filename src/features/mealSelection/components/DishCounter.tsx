import { useIntl } from 'react-intl';
import type { DishKind } from '../../../contract/wire/common.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';

interface DishCounterProps {
  kind: DishKind;
  chosen: number;
  required: number;
}

/** "2 of 3 meals". */
export function DishCounter({ kind, chosen, required }: DishCounterProps) {
  const intl = useIntl();
  const isDone = chosen === required;
  return (
    <span role="status">
      <Badge tone={isDone ? 'success' : 'warning'} icon={isDone && <CheckIcon size={14} />}>
        {intl.formatMessage({ id: `mealSelection.count.${kind}` }, { chosen, count: required })}
      </Badge>
    </span>
  );
}
