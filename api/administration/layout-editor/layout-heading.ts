import type { LayoutNode } from '#api/administration/layout/layout-document.ts';
import type { LoadedLayout, LoadedNode, LoadedSection } from '#api/administration/layout/page-layout.queries.ts';
import { headingIn } from './heading-node.ts';

const devices = ['desktop', 'mobile'] as const;

const isDrawn = ({ outcome }: LoadedNode): boolean => outcome !== 'failed' && outcome !== 'empty';

/** Returns the devices on which no widget of a layout shows the heading of the page. */
export function devicesWithoutHeading(layout: Pick<LoadedLayout, 'sections'>): readonly (typeof devices)[number][] {
  const heading = headingIn(layout.sections.flatMap(({ columns }) => Object.values(columns).flat()));
  if (!heading || !isDrawn(heading)) return devices;
  const has = (nodes: readonly LayoutNode[]) => nodes.some(({ id }) => id === heading.id);
  const section = layout.sections.find(({ columns }) => has(Object.values(columns).flat()));
  const limits = [section?.show?.device, heading.show?.device].filter((device) => device !== undefined);
  return devices.filter((device) => limits.some((limit) => limit !== device));
}

/**
 * Returns the sections of a discussion's layout, after a section with the title as a heading for screen readers, on the
 * devices on which no widget shows one.
 */
export function withDiscussionTitle(
  sections: readonly LoadedSection[],
  discussionID: number,
): readonly LoadedSection[] {
  const missing = devicesWithoutHeading({ sections });
  const [device] = missing;
  if (!device) return sections;
  const node: LoadedNode = {
    id: 'title',
    widget: 'discussionTitle',
    settings: { discussionID },
    ...(missing.length === 1 && { show: { device } }),
  };
  return [{ id: 'title', kind: 'full-width', columns: { children: [node] } }, ...sections];
}
