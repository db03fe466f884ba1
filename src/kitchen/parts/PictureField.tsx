import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { required, useInput, ValidationError } from 'ra-core';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { PICTURE_LIMITS, PICTURE_MAX_BYTES, pictureTypes } from '../../contract/staff/pictures.ts';
import type { AddPicture } from '../../contract/wire/staff/pictures.ts';
import { addPicture } from '../api/pictures.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { Picture } from './Picture.tsx';
import { useFailureText } from './useFailureText.ts';

interface PictureFieldProps {
  name: string;
  label: string;
  /** The subject of the picture. */
  subject: AddPicture['subject'];
  /** The sample's picture, which can be restored. */
  drawing?: string | null;
}

/** A picture field of a KitchenForm. The file is uploaded at once; customers see it once the form is saved. */
export function PictureField({ name, label, subject, drawing = null }: PictureFieldProps) {
  const text = useText();
  const failureText = useFailureText();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const { field, fieldState } = useInput({ source: name, validate: required() });
  const upload = useAction(addPicture, { then: ({ image }) => field.onChange(image) });

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    upload.forget();
    setTooLarge(file.size > PICTURE_MAX_BYTES);
    if (file.size <= PICTURE_MAX_BYTES) upload.run({ subject, picture: await inBase64(file) });
    // The same file again is a change again.
    target.value = '';
  }

  function goBack() {
    upload.forget();
    setTooLarge(false);
    field.onChange(drawing);
  }

  const { error } = fieldState;
  const isRefused = isTooLarge || upload.error !== null || error !== undefined;
  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
      <Picture image={String(field.value)} width={128} height={96} />
      <Stack sx={{ gap: 0.5, alignItems: 'start', minWidth: 0 }}>
        <Typography component="span" variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            loading={upload.isRunning}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
          >
            {text('form.choosePicture')}
          </Button>
          {drawing !== null && drawing !== field.value && (
            <Button disabled={upload.isRunning} onClick={goBack}>
              {text('form.backToDrawing')}
            </Button>
          )}
        </Stack>
        <input
          ref={input}
          type="file"
          hidden
          accept={pictureTypes.join(',')}
          aria-label={text('form.choosePicture')}
          onChange={(event) => void choose(event)}
        />
        <FormHelperText id={hintId} error={isRefused} role="status" sx={{ mx: 0 }}>
          {isTooLarge && text('form.pictureTooLarge', PICTURE_LIMITS)}
          {upload.error && (refusalOf(upload.error) ?? failureText(upload.error))}
          {!isTooLarge && !upload.error && error?.message !== undefined && (
            <ValidationError error={error.message} />
          )}
          {!isRefused && text('form.pictureHint', PICTURE_LIMITS)}
        </FormHelperText>
      </Stack>
    </Stack>
  );
}

/** The API's own message, where it has checked the file. */
function refusalOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.facts.errors?.['picture']?.[0] : undefined;
}

function inBase64(file: File): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('error', () => reject(reader.error ?? new Error('It cannot be read.')));
    reader.addEventListener('load', () => {
      const [, data = ''] = typeof reader.result === 'string' ? reader.result.split(',') : [];
      resolve(data);
    });
    reader.readAsDataURL(file);
  });
}
