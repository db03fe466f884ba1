import HomeIcon from '@mui/icons-material/Home';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { NavLink } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { Brand } from '../parts/Brand.tsx';
import { LanguageSwitch } from '../parts/LanguageSwitch.tsx';
import { Waiting } from '../parts/Waiting.tsx';
import { useOwnResources } from '../resources.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { PageBoundary } from './PageBoundary.tsx';

const CONTENT = 'content';
const MENU_WIDTH = 232;

export function KitchenLayout({ children }: { children: ReactNode }) {
  const text = useText();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <Box component="a" href={`#${CONTENT}`} sx={skipLink}>
        {text('frame.skip')}
      </Box>
      <KitchenBar openMenu={() => setMenuOpen(true)} />
      <Box sx={{ display: 'flex', flexGrow: 1, minWidth: 0 }}>
        <KitchenMenu isOpen={isMenuOpen} close={() => setMenuOpen(false)} />
        <Box component="main" id={CONTENT} tabIndex={-1} sx={main}>
          <PageBoundary>
            <Suspense fallback={<Waiting />}>{children}</Suspense>
          </PageBoundary>
        </Box>
      </Box>
    </Box>
  );
}

/** A notice hangs over the bottom of the window: what ends a page can be scrolled from beneath it. */
const main = { flexGrow: 1, minWidth: 0, pb: 14, '@media print': { pb: 0 } };

const skipLink = {
  position: 'absolute',
  insetInlineStart: 8,
  top: -100,
  zIndex: 'tooltip',
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'primary.main',
  '&:focus': { top: 8 },
};

function KitchenBar({ openMenu }: { openMenu: () => void }) {
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

interface KitchenMenuProps {
  /** On a phone or a tablet held upright, where it lies above the page. */
  isOpen: boolean;
  close: () => void;
}

function KitchenMenu({ isOpen, close }: KitchenMenuProps) {
  return (
    <>
      <Drawer
        open={isOpen}
        onClose={close}
        sx={{ display: { md: 'none' } }}
        slotProps={{ paper: { sx: { width: 280, maxWidth: '85vw' } } }}
      >
        <Entries chosen={close} />
      </Drawer>
      <Box
        sx={{
          display: { xs: 'none', md: 'block' },
          displayPrint: 'none',
          flexShrink: 0,
          width: MENU_WIDTH,
          borderInlineEnd: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ position: 'sticky', top: 64 }}>
          <Entries />
        </Box>
      </Box>
    </>
  );
}

function Entries({ chosen }: { chosen?: () => void }) {
  const text = useText();
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={text('frame.menu')} onClick={chosen}>
      <List sx={{ p: 1 }}>
        <Entry to="/" icon={HomeIcon} label={text('home.title')} />
        {useOwnResources().map(({ name, icon }) => (
          <Entry key={name} to={`/${name}`} icon={icon} label={translate(`${name}.name`)} />
        ))}
      </List>
    </Box>
  );
}

interface EntryProps {
  to: string;
  icon: ComponentType;
  label: string;
}

function Entry({ to, icon: Icon, label }: EntryProps) {
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={NavLink}
        to={to}
        end={to === '/'}
        sx={{
          minHeight: 48,
          borderRadius: 1,
          '&.active': { bgcolor: 'var(--color-brand-tint)', color: 'primary.dark' },
          '&.active .MuiListItemIcon-root': { color: 'primary.main' },
          '&.active .MuiListItemText-primary': { fontWeight: 620 },
        }}
      >
        <ListItemIcon sx={{ minWidth: 40 }}>
          <Icon />
        </ListItemIcon>
        <ListItemText primary={label} />
      </ListItemButton>
    </ListItem>
  );
}
