import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { pickText } from '../../contract/languages.ts';
import type { StaffPackage } from '../../contract/wire/staff/packages.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Picture } from '../parts/Picture.tsx';

type Drawings = StaffPackage['gallery_drawings'];

interface GalleryDrawingsProps {
  /** Those that are not shown. */
  drawings: Drawings;
  bringBack: (drawing: Drawings[number]) => void;
}

/** The sample's pictures, which can be restored. */
export function GalleryDrawings({ drawings, bringBack }: GalleryDrawingsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      {drawings.map((drawing) => (
        <Button
          key={drawing.url}
          startIcon={<Picture image={drawing.url} width={64} height={48} />}
          sx={{ textAlign: 'start' }}
          onClick={() => bringBack(drawing)}
        >
          {text('packages.bringBack', { picture: pickText(drawing, 'alt', language) })}
        </Button>
      ))}
    </Stack>
  );
}
