import Box from '@mui/material/Box';
import { formatMobile } from '../../contract/rules/phone.ts';

/** A phone number of the wire, such as "+96550012345", in groups that stay on a line. */
export function Mobile({ number }: { number: string }) {
  return (
    <Box component="bdi" dir="ltr" sx={{ whiteSpace: 'nowrap' }}>
      {formatMobile(number)}
    </Box>
  );
}
