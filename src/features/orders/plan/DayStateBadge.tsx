import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { DayState } from '../../../contract/planDays.ts';
import { MinusIcon, SnowflakeIcon } from '../../../ui/actionIcons.tsx';
import { Badge, type BadgeProps } from '../../../ui/Badge.tsx';
import { CalendarIcon, CheckIcon, ClockIcon, LockIcon } from '../../../ui/icons.tsx';

interface DayStyle {
  tone: BadgeProps['tone'];
  Icon: ComponentType<{ size?: number }>;
}

/** Distinguished by shape as well as by colour. */
export const DAY_STYLES: Readonly<Record<DayState, DayStyle>> = {
  open: { tone: 'warning', Icon: ClockIcon },
  planned: { tone: 'success', Icon: CalendarIcon },
  closed: { tone: 'neutral', Icon: LockIcon },
  onItsWay: { tone: 'brand', Icon: ClockIcon },
  delivered: { tone: 'neutral', Icon: CheckIcon },
  skipped: { tone: 'neutral', Icon: MinusIcon },
  frozen: { tone: 'neutral', Icon: SnowflakeIcon },
  cancelled: { tone: 'neutral', Icon: MinusIcon },
};

export function DayStateBadge({ state }: { state: DayState }) {
  const intl = useIntl();
  const { tone, Icon } = DAY_STYLES[state];
  return (
    <Badge tone={tone} icon={<Icon size={16} />}>
      {intl.formatMessage({ id: `myPlan.state.${state}` })}
    </Badge>
  );
}
