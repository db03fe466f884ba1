import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CheckIcon, LeafIcon, UserIcon } from '../../../ui/icons.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import styles from '../MealSelectionPage.module.css';
import { delegatePressed, ownChoicePressed, selectMealSelection } from '../mealSelectionSlice.ts';
import { SaveFailure } from './SaveFailure.tsx';

/** The first question of the step; either answer continues at once. */
export function WhoChooses() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { save, selectedBy } = useSelector(selectMealSelection);
  return (
    <Stack gap="m">
      <SaveFailure />
      <div className={styles.ways}>
        <Way
          id="own"
          icon={<LeafIcon size={28} />}
          action={
            <Button block onClick={() => dispatch(ownChoicePressed())}>
              {intl.formatMessage({ id: 'mealSelection.own.action' })}
            </Button>
          }
        />
        <Way
          id="dietitian"
          icon={<UserIcon size={28} />}
          badge={
            selectedBy === 'dietitian' && (
              <Badge tone="success" icon={<CheckIcon size={14} />}>
                {intl.formatMessage({ id: 'mealSelection.currentChoice' })}
              </Badge>
            )
          }
          action={
            <Button
              block
              variant="secondary"
              loading={save.status === 'delegating'}
              onClick={() => dispatch(delegatePressed())}
            >
              {intl.formatMessage({ id: 'mealSelection.dietitian.action' })}
            </Button>
          }
        />
      </div>
    </Stack>
  );
}

interface WayProps {
  id: 'own' | 'dietitian';
  icon: ReactNode;
  badge?: ReactNode;
  action: ReactNode;
}

function Way({ id, icon, badge, action }: WayProps) {
  const intl = useIntl();
  return (
    <Card as="section" variant="leaf" padding="l" labelledBy={`way-${id}`}>
      <div className={styles.way}>
        <span className={styles.icon}>{icon}</span>
        <h2 id={`way-${id}`} className={styles.title}>
          {intl.formatMessage({ id: `mealSelection.${id}.title` })}
        </h2>
        {badge}
        <p className={styles.text}>{intl.formatMessage({ id: `mealSelection.${id}.text` })}</p>
        <div className={styles.action}>{action}</div>
      </div>
    </Card>
  );
}
