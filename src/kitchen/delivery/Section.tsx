import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** What a change means for customers. */
  about: string;
  children: ReactNode;
}

export function Section({ title, about, children }: SectionProps) {
  return (
    <Card component="section" sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h2">{title}</Typography>
        <Typography color="textSecondary">{about}</Typography>
      </div>
      {children}
    </Card>
  );
}
