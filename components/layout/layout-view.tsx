import type { ReactNode } from 'react';
import type { ColumnName } from '#api/administration/layout/layout-document.ts';
import type { LoadedLayout, LoadedNode, LoadedSection } from '#api/administration/layout/page-layout.queries.ts';
import { t } from '#api/translations.ts';
import { Breadcrumbs } from '#components/primitives/navigation/breadcrumbs.tsx';
import { CachedFragment } from '#components/primitives/runtime/cached-fragment.tsx';
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
import { type Crumb, CrumbsContext } from './crumbs-context.ts';
import * as styles from './layout-view.css.ts';
import { PlacedWidget, type WidgetSet } from './placed-widget.tsx';
import { placesIn, type WidgetPlace } from './widget-place.ts';

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

/** The props of a layout: its widgets and the breadcrumbs of its page. */
export interface LayoutViewProps {
  readonly layout: LoadedLayout;
  readonly widgets: WidgetSet;
  readonly crumbs?: readonly Crumb[];
}

/** Renders a layout with its widgets. A widget without a component is logged and replaced by a fallback. */
export function LayoutView({ layout, widgets, crumbs = [] }: LayoutViewProps) {
  const placeOf = placesIn(layout);
  return (
    <CrumbsContext value={crumbs}>
      <div className={stack({ gap: 'xlarge' })}>
        {layout.sections.map((node) => (
          <Section key={node.id} node={node} widgets={widgets} crumbs={crumbs} placeOf={(id) => placeOf(node, id)} />
        ))}
      </div>
    </CrumbsContext>
  );
}

const gridOf = {
  'full-width': 1,
  '1-column': 1,
  '2-columns': 2,
  '2-columns-even': '2-even',
  '3-columns': 3,
  '3-columns-even': '3-even',
} as const;

/** Returns the styles of the side columns of a section. Columns of even sections are never hidden. */
const columnLooks = ({ kind, isInverted }: LoadedSection) => {
  if (kind.endsWith('-even')) return { start: sectionEven, end: sectionEven };
  if (kind === '3-columns') return { start: sectionPanelStart, end: sectionPanelEnd };
  return { start: sectionPanelStart, end: isInverted ? sectionPanelFirst : sectionPanel };
};

/** The part of a page in which a column stands. */
type Place = 'start' | 'main' | 'end';

const partOf = (column: ColumnName): Place => {
  if (column.startsWith('left')) return 'start';
  return column.startsWith('secondary') || column.startsWith('right') ? 'end' : 'main';
};

/** Returns the nodes of a part of a section. Undefined when the section has none of its columns. */
function nodesIn({ columns }: LoadedSection, place: Place): readonly LoadedNode[] | undefined {
  // The columns of a document are in reading order.
  const found = Object.entries(columns).filter(([name]) => partOf(name as ColumnName) === place);
  return found.length > 0 ? found.flatMap(([, nodes = []]) => nodes) : undefined;
}

/** Restricts the content of a section to its device. */
const limited = ({ show }: LoadedSection, content: ReactNode): ReactNode =>
  show?.device ? <div className={onlyOn[show.device]}>{content}</div> : content;

interface SectionProps {
  readonly node: LoadedSection;
  readonly widgets: WidgetSet;
  readonly crumbs: readonly Crumb[];
  readonly placeOf: (id: string) => WidgetPlace;
}

function Section({ node, widgets, crumbs, placeOf }: SectionProps) {
  const render = (nodes: readonly LoadedNode[] = []): ReactNode =>
    nodes.map((widget) => <PlacedWidget key={widget.id} node={widget} widgets={widgets} place={placeOf(widget.id)} />);
  const main = render(nodesIn(node, 'main'));
  if (node.kind === 'full-width') return limited(node, main);
  const looks = columnLooks(node);
  const [start, end] = [nodesIn(node, 'start'), nodesIn(node, 'end')];
  const column = (look: string) => `${look} ${stack({ gap: 'large' })}`;
  const isInverted = node.kind === '2-columns' && node.isInverted === true;
  return limited(
    node,
    <div className={container({ width: node.isNarrow ? 'narrow' : 'wide' })}>
      {node.breadcrumbs && crumbs.length > 0 && (
        <div className={styles.crumbs}>
          <CachedFragment name="crumbs" of={[crumbs]}>
            <Breadcrumbs crumbs={[...crumbs]} />
          </CachedFragment>
        </div>
      )}
      <div className={section({ columns: gridOf[node.kind], inverted: isInverted })}>
        {start && <div className={column(looks.start)}>{render(start)}</div>}
        <div className={column(sectionMain)}>{main}</div>
        {end && (
          <aside className={column(looks.end)}>
            <SiteMessages location="panel" />
            {render(end)}
          </aside>
        )}
      </div>
    </div>,
  );
}
