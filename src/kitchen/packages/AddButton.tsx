import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';

/** One more row of a list of fields. */
export function AddButton({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button startIcon={<AddIcon />} sx={{ alignSelf: 'start' }} onClick={onClick}>
      {children}
    </Button>
  );
}
