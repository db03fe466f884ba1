import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { languages, pickText } from '../../contract/languages.ts';
import type { StaffPlanDayDetails } from '../../contract/wire/staff/planDays.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

type Dish = StaffPlanDayDetails['dishes'][number];

interface DishTickProps {
  dish: Dish;
  isChosen: boolean;
  /** The customer has chosen it. */
  isKept: boolean;
  toggle: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

export function DishTick({ dish, isChosen, isKept, toggle, inputRef }: DishTickProps) {
  const text = useText();
  const language = useLanguage();
  const list = (names: Dish['disliked']) =>
    names.map((one) => pickText(one, 'name', language)).join(languages[language].comma);
  const { calories, protein, blocked_by: blocked, disliked } = dish;
  return (
    <FormControlLabel
      disabled={isKept || blocked.length > 0}
      control={
        <Checkbox
          checked={isChosen}
          onChange={toggle}
          slotProps={{ input: { ref: inputRef ?? null } }}
        />
      }
      sx={{ alignItems: 'start', py: 0.5, '& .MuiFormControlLabel-label': { pt: 1, minWidth: 0 } }}
      label={
        <>
          {pickText(dish, 'name', language)}{' '}
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {text('days.portionSize', { calories, protein })}
          </Typography>
          {isKept && <Remark>{text('plan-days.kept')}</Remark>}
          {blocked.length > 0 && (
            <Remark isWarning>{text('plan-days.blocked', { names: list(blocked) })}</Remark>
          )}
          {disliked.length > 0 && (
            <Remark isWarning>{text('plan-days.disliked', { names: list(disliked) })}</Remark>
          )}
        </>
      }
    />
  );
}

function Remark({ isWarning = false, children }: { isWarning?: boolean; children: string }) {
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ display: 'block', fontWeight: 500, color: isWarning ? 'error.main' : 'text.secondary' }}
    >
      {children}
    </Typography>
  );
}
