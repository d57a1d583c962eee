import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Layout, SectionNode, WidgetNode } from '#api/administration/layout/layout.ts';
import { t } from '#api/translations.ts';
import { Breadcrumbs } from '#components/primitives/navigation/breadcrumbs.tsx';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
import { logUnexpectedError } from '#components/primitives/runtime/log-unexpected-error.ts';
import { SiteMessages } from '#components/shell/site/site-messages.tsx';
import { stack } from '#theme/layout/layout.css.ts';
import {
  container,
  onlyOn,
  section,
  sectionEven,
  sectionMain,
  sectionPanel,
  sectionPanelEnd,
  sectionPanelFirst,
  sectionPanelStart,
} from '#theme/layout/section.css.ts';
import * as styles from './layout-view.css.ts';
import { WidgetBoundary } from './widget-boundary.tsx';
import { WidgetFallback } from './widget-fallback.tsx';

/** The components of a layout by widget name. */
export type WidgetSet = Readonly<Record<string, ComponentType<never>>>;

/** A breadcrumb. */
export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/**
 * Returns the breadcrumbs from the home page to a record. A home page among the record's own breadcrumbs is skipped.
 */
export const crumbsFrom = (
  steps: readonly { name: string; url: string }[] = [],
  ...first: readonly Crumb[]
): readonly Crumb[] => [
  { name: t('shell.crumbs.home'), href: '/' },
  ...first,
  ...steps.map(({ name, url }) => ({ name, href: url })).filter(({ href }) => href !== '/'),
];

/** Renders a layout with its widgets. A widget without a component is logged and replaced by a fallback. */
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

const columnsOf = {
  'full-width': 1,
  '1-column': 1,
  '2-columns': 2,
  '2-columns-even': '2-even',
  '3-columns': 3,
  '3-columns-even': '3-even',
} as const;

/** Returns the styles of the side columns of a section. Columns of even sections are never hidden. */
const columnLooks = (node: SectionNode) => {
  if (node.section.endsWith('-even')) return { left: sectionEven, secondary: sectionEven };
  if (node.section === '3-columns') return { left: sectionPanelStart, secondary: sectionPanelEnd };
  return { left: sectionPanelStart, secondary: node.isInverted ? sectionPanelFirst : sectionPanel };
};

function Section({ node, widgets, crumbs }: { node: SectionNode; widgets: WidgetSet; crumbs: readonly Crumb[] }) {
  const render = (nodes: readonly WidgetNode[] = []): ReactNode => nodes.map((widget) => drawWidget(widget, widgets));
  if (node.section === 'full-width') return <>{render(node.main)}</>;
  const looks = columnLooks(node);
  const column = (look: string) => `${look} ${stack({ gap: 'large' })}`;
  const isInverted = node.section === '2-columns' && node.isInverted === true;
  return (
    <div className={container({ width: node.isNarrow ? 'narrow' : 'wide' })}>
      {node.breadcrumbs && crumbs.length > 0 && (
        <div className={styles.crumbs}>
          <CachedFragment name="crumbs" of={[crumbs]}>
            <Breadcrumbs crumbs={[...crumbs]} />
          </CachedFragment>
        </div>
      )}
      <div className={section({ columns: columnsOf[node.section], inverted: isInverted })}>
        {node.left && <div className={column(looks.left)}>{render(node.left)}</div>}
        <div className={column(sectionMain)}>{render(node.main)}</div>
        {node.secondary && (
          <aside className={column(looks.secondary)}>
            <SiteMessages location="panel" />
            {render(node.secondary)}
          </aside>
        )}
      </div>
    </div>
  );
}

const logged = new Set<string>();

/** Logs a widget without a component, once per name. */
function logUnknown(widget: string): void {
  if (logged.has(widget)) return;
  logged.add(widget);
  logUnexpectedError(`Unknown widget component "${widget}".`);
}

function drawWidget({ widget, props, device = 'all' }: WidgetNode, widgets: WidgetSet): ReactNode {
  const Widget = widgets[widget];
  if (!Widget) logUnknown(widget);
  const rendered = Widget ? (
    <WidgetBoundary key={widget} name={widget}>
      {createElement(Widget as ComponentType<object>, props)}
    </WidgetBoundary>
  ) : (
    <WidgetFallback key={widget} name={widget} />
  );
  if (device === 'all') return rendered;
  return (
    <div key={widget} className={onlyOn[device]}>
      {rendered}
    </div>
  );
}
