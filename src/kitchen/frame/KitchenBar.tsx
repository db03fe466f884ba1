import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import { useText } from '../i18n/useText.ts';
import { Brand } from '../parts/Brand.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { AccountMenu } from './AccountMenu.tsx';

export function KitchenBar({ openMenu }: { openMenu: () => void }) {
  const text = useText();
  return (
    <AppBar position="sticky" sx={{ displayPrint: 'none' }}>
      <Toolbar sx={{ gap: 1 }}>
        <IconButton
          color="inherit"
          edge="start"
          aria-label={text('frame.openMenu')}
          onClick={openMenu}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Brand />
        <Box sx={{ flexGrow: 1 }} />
        <LanguageSwitch />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}
