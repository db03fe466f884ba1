import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Layout.module.css';

type Gap = 'xs' | 's' | 'm' | 'l' | 'xl';
type Tag = 'div' | 'section' | 'ul' | 'ol' | 'header' | 'footer' | 'nav' | 'main';

interface BoxProps {
  as?: Tag | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export interface ContainerProps extends BoxProps {
  width?: 'narrow' | 'reading' | 'wide' | undefined;
}

/** Centres the page's content and keeps it off the edges. */
export function Container({
  as: Element = 'div',
  width = 'wide',
  className,
  children,
}: ContainerProps) {
  return <Element className={cx(styles.container, styles[width], className)}>{children}</Element>;
}

export interface StackProps extends BoxProps {
  gap?: Gap | undefined;
}

/** One thing under the other. */
export function Stack({ as: Element = 'div', gap = 'm', className, children }: StackProps) {
  return (
    <Element className={cx(styles.stack, styles[`gap-${gap}`], className)}>{children}</Element>
  );
}

export interface ClusterProps extends StackProps {
  justify?: 'start' | 'between' | 'end' | 'center' | undefined;
}

/** Things beside each other that wrap when room runs out. */
export function Cluster({
  as: Element = 'div',
  gap = 's',
  justify = 'start',
  className,
  children,
}: ClusterProps) {
  return (
    <Element
      className={cx(styles.cluster, styles[`gap-${gap}`], styles[`justify-${justify}`], className)}
    >
      {children}
    </Element>
  );
}

export interface GridProps extends StackProps {
  /** The least width of a column: as many columns as fit are shown. */
  min?: 's' | 'm' | 'l' | undefined;
}

export function Grid({
  as: Element = 'div',
  gap = 'm',
  min = 'm',
  className,
  children,
}: GridProps) {
  return (
    <Element className={cx(styles.grid, styles[`gap-${gap}`], styles[`min-${min}`], className)}>
      {children}
    </Element>
  );
}

export interface SplitProps {
  children: ReactNode;
  /** Below the main part on a phone; beside it, and always visible, on a wide screen. */
  aside: ReactNode;
  className?: string | undefined;
}

export function Split({ children, aside, className }: SplitProps) {
  return (
    <div className={cx(styles.split, className)}>
      <div className={styles.splitMain}>{children}</div>
      <div className={styles.splitAside}>{aside}</div>
    </div>
  );
}

export interface PageSectionProps {
  id?: string | undefined;
  title?: ReactNode;
  intro?: ReactNode;
  /** At the end of the title's line, such as a link to all items. */
  action?: ReactNode;
  tone?: 'page' | 'tint' | 'brand' | undefined;
  width?: ContainerProps['width'];
  /** 1 for the section that carries the page's title. */
  headingLevel?: 1 | 2 | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A band across the page, with its heading. */
export function PageSection({
  id,
  title,
  intro,
  action,
  tone = 'page',
  width,
  headingLevel = 2,
  className,
  children,
}: PageSectionProps) {
  const Heading = `h${headingLevel}` as const;
  const hasHead = title != null || intro != null || action != null;
  return (
    <section id={id} className={cx(styles.section, styles[tone], className)}>
      <Container width={width}>
        {hasHead && (
          <div className={styles.sectionHead}>
            <div className={styles.sectionText}>
              {title != null && <Heading>{title}</Heading>}
              {intro != null && <p className={styles.intro}>{intro}</p>}
            </div>
            {action}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
