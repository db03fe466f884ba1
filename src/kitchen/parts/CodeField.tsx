import { secondFactorCode } from '../../contract/staff/rules.ts';
import { TextLine, type TextLineProps } from './TextLine.tsx';

type CodeFieldProps = Pick<TextLineProps, 'label' | 'hint' | 'isOptional' | 'autoFocus'>;

/** The six digits of the second factor. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextLine
      {...props}
      name="code"
      direction="ltr"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={secondFactorCode.max}
    />
  );
}
