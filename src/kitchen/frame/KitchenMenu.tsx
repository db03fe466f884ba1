import HomeIcon from '@mui/icons-material/Home';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentType } from 'react';
import { useTranslate } from 'ra-core';
import { NavLink } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { useOwnResources } from '../resources.ts';

const WIDTH = 232;

interface KitchenMenuProps {
  /** On a phone or an upright tablet, where the menu covers the page. */
  isOpen: boolean;
  close: () => void;
}

export function KitchenMenu({ isOpen, close }: KitchenMenuProps) {
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
          width: WIDTH,
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
