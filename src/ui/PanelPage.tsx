import type { ReactNode, Ref } from 'react';
import { Card } from './Card.tsx';
import { Container } from './Layout.tsx';
import styles from './PanelPage.module.css';

export interface PanelPageProps {
  /** A large glyph above the title; it says nothing that the title does not. */
  icon?: ReactNode;
  title: ReactNode;
  intro?: ReactNode;
  children?: ReactNode;
  /** Below the panel: the way back. */
  footer?: ReactNode;
  /** For pages that move the focus to the title. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** A page with one question or message, in a panel in the middle. */
export function PanelPage({ icon, title, intro, children, footer, titleRef }: PanelPageProps) {
  return (
    <Container width="narrow" className={styles.page}>
      <Card variant="leaf" padding="l" className={styles.panel}>
        <header className={styles.head}>
          {icon && (
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <h1 ref={titleRef} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {intro && <div className={styles.intro}>{intro}</div>}
        </header>
        {children}
      </Card>
      {footer && <div className={styles.footer}>{footer}</div>}
    </Container>
  );
}
