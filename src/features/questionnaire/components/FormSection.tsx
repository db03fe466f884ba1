import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import styles from '../QuestionnairePage.module.css';

interface FormSectionProps {
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  children: ReactNode;
}

export function FormSection({ id, title, intro, children }: FormSectionProps) {
  return (
    <Card as="section" labelledBy={id} padding="m">
      <Stack gap="m">
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {children}
      </Stack>
    </Card>
  );
}
