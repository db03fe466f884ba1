import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  about?: string;
  children: ReactNode;
}

/** A part of a page with a heading of its own. */
export function Section({ title, about, children }: SectionProps) {
  const titleId = useId();
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{
        ...{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, alignContent: 'start' },
        // Wide content scrolls on its own and does not widen the page.
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <div>
        <Typography variant="h2" id={titleId}>
          {title}
        </Typography>
        {about !== undefined && <Typography color="textSecondary">{about}</Typography>}
      </div>
      {children}
    </Card>
  );
}
