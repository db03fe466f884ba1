import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';
import { Page } from '../parts/Page.tsx';
import type { KitchenResource } from '../resource.ts';
import { useAccount } from '../session/useAccount.ts';
import { useOwnResources } from '../resources.ts';

export function HomePage() {
  const text = useText();
  const { name, role } = useAccount();
  const own = useOwnResources();
  return (
    <Page title={text('home.greeting', { name })}>
      <Typography color="textSecondary">
        {own.length === 0
          ? text('home.nothing')
          : text('home.intro', { role: text(`role.${role}`) })}
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
        }}
      >
        {own.map((resource) => (
          <Tile key={resource.name} {...resource} />
        ))}
      </Box>
    </Page>
  );
}

function Tile({ name, icon: Icon }: KitchenResource) {
  const translate = useTranslate();
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={`/${name}`}
        sx={{
          display: 'flex',
          alignItems: 'start',
          justifyContent: 'start',
          gap: 2,
          p: 2.5,
          height: '100%',
        }}
      >
        <Box sx={{ color: 'primary.main', display: 'flex', pt: 0.25 }}>
          <Icon />
        </Box>
        <div>
          <Typography variant="h2">{translate(`${name}.name`)}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {translate(`${name}.about`)}
          </Typography>
        </div>
      </CardActionArea>
    </Card>
  );
}
