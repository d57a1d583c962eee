import { useSuspenseQuery } from '@tanstack/react-query';
import type { LayoutRecord } from '#api/administration/layout/layout-record.contract.ts';
import { layoutCatalogQuery } from '#api/administration/layout/layout-record.queries.ts';
import { fromDefinition } from '#api/administration/layout-editor/layout-codec.ts';
import { devicesWithoutHeading } from '#api/administration/layout-editor/layout-heading.ts';
import { t } from '#api/translations.ts';
import { editorCatalog } from '#components/administration/layout-editor/editor-catalog.ts';
import { randomID } from '#components/administration/layout-editor/random-id.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';

/** A notice for a layout in which no widget shows the heading of the page, at least on some devices. */
export function LayoutHeadingNotice({ layout: { layoutType, layout } }: { layout: LayoutRecord }) {
  const { data: catalog } = useSuspenseQuery(layoutCatalogQuery(useSite().api, layoutType));
  const { sections } = fromDefinition(layout, { registry: editorCatalog(catalog).names, newID: randomID });
  if (devicesWithoutHeading({ sections }).length === 0) return null;
  return <Message tone="info">{t('layout.overview.no-heading')}</Message>;
}
