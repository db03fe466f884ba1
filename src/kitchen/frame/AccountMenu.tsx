import AccountCircle from '@mui/icons-material/AccountCircle';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { logOut } from '../api/account.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { useAccount } from '../session/useAccount.ts';
import { useKitchen } from '../kitchen.ts';

export function AccountMenu() {
  const text = useText();
  const { session } = useKitchen();
  const { name, email, role } = useAccount();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const logout = useAction(logOut, { then: session.end });
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        color="inherit"
        edge="end"
        aria-label={text('account.menu', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <AccountCircle />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        <Box component="li" role="none" sx={{ px: 2, py: 1, maxWidth: 280 }}>
          <Typography sx={{ fontWeight: 620 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            <bdi dir="ltr">{email}</bdi>
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {text(`role.${role}`)}
          </Typography>
        </Box>
        <Divider component="li" role="separator" />
        <MenuItem component={Link} to="/account" onClick={close}>
          {text('account.title')}
        </MenuItem>
        <MenuItem disabled={logout.isRunning} onClick={() => logout.run(undefined)}>
          {text('account.logout')}
        </MenuItem>
        {logout.error && (
          <Box component="li" role="none" sx={{ p: 1, maxWidth: 320 }}>
            <Failure error={logout.error} />
          </Box>
        )}
      </Menu>
    </>
  );
}
