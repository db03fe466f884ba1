import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useText } from '../i18n/useText.ts';
import { TextLine, type TextLineProps } from './TextLine.tsx';

type PasswordLineProps = Pick<TextLineProps, 'name' | 'label' | 'hint' | 'autoComplete'>;

export function PasswordLine(props: PasswordLineProps) {
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <TextLine
      {...props}
      type={isShown ? 'text' : 'password'}
      direction="ltr"
      end={
        <IconButton
          aria-label={text('form.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          edge="end"
        >
          {isShown ? <VisibilityOff /> : <Visibility />}
        </IconButton>
      }
    />
  );
}
