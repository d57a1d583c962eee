import { type ComponentType, createElement, type ReactNode } from 'react';
import { Breadcrumbs } from '#components/primitives/breadcrumbs.tsx';
import { SiteMessages } from '#components/shell/site-messages.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import {
  container,
  section,
  sectionMain,
  sectionPanel,
  sectionPanelEnd,
  sectionPanelStart,
} from '#theme/layout/section.css.ts';
import type { Layout, SectionNode, WidgetNode } from './layout.ts';
import * as styles from './layout-view.css.ts';

/** The components behind the widget names of a layout. */
export type WidgetSet = Readonly<Record<string, ComponentType<never>>>;

/** One step on the way to a page. */
export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** The way from the home page, by the steps a record tells of; the home page itself is not told twice. */
export const crumbsFrom = (
  steps: readonly { name: string; url: string }[] = [],
  ...first: readonly Crumb[]
): readonly Crumb[] => [
  { name: 'Home', href: '/' },
  ...first,
  ...steps.map(({ name, url }) => ({ name, href: url })).filter(({ href }) => href !== '/'),
];

/** Draws a page's layout with its widgets; a name that nobody stands behind is left out. */
export const LayoutView = ({
  layout,
  widgets,
  crumbs = [],
}: {
  layout: Layout;
  widgets: WidgetSet;
  crumbs?: readonly Crumb[];
}) => (
  <div className={stack({ gap: 'xlarge' })}>
    {layout.map((node, index) => (
      <Section key={index} node={node} widgets={widgets} crumbs={crumbs} />
    ))}
  </div>
);

const columnsOf = { 'full-width': 1, '1-column': 1, '2-columns': 2, '3-columns': 3 } as const;

function Section({ node, widgets, crumbs }: { node: SectionNode; widgets: WidgetSet; crumbs: readonly Crumb[] }) {
  const draw = (nodes: readonly WidgetNode[] = []): ReactNode =>
    nodes.map(({ widget, props }) => {
      const Widget = widgets[widget];
      return Widget ? createElement(Widget as ComponentType<object>, { key: widget, ...props }) : null;
    });
  if (node.section === 'full-width') return <>{draw(node.main)}</>;
  const secondary = draw(node.secondary);
  return (
    <div className={container({ width: 'wide' })}>
      {node.breadcrumbs && crumbs.length > 0 && (
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={[...crumbs]} />
        </div>
      )}
      <div className={section({ columns: columnsOf[node.section] })}>
        {node.left && <div className={`${sectionPanelStart} ${stack({ gap: 'large' })}`}>{draw(node.left)}</div>}
        <div className={`${sectionMain} ${stack({ gap: 'large' })}`}>{draw(node.main)}</div>
        {node.secondary && (
          <aside
            className={`${node.section === '3-columns' ? sectionPanelEnd : sectionPanel} ${stack({ gap: 'large' })}`}
          >
            <SiteMessages location="panel" />
            {secondary}
          </aside>
        )}
      </div>
    </div>
  );
}
