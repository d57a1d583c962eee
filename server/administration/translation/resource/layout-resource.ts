import { layoutResource, translatableRecords } from '#api/administration/translation/translatable.ts';
import { widgetRegistry } from '#api/administration/widget/widget-registry.contract.ts';
import { placedNodes } from '#server/administration/layout/layout-check.ts';
import { loadLayouts } from '#server/administration/layout/layout-store.ts';
import { keyOfNode, textsOfNode } from '#server/administration/widget/widget-text.ts';
import { defineTranslatableResource, sourceRecord } from './translatable-resource.ts';

defineTranslatableResource({
  urlCode: layoutResource,
  recordTypes: {
    widget: { properties: {}, labels: {} },
    customPage: {
      properties: translatableRecords.customPage,
      labels: { seoTitle: 'layout.page.title', seoDescription: 'layout.page.description' },
      notFound: 'custom-page.not-found',
    },
  },
  async listRecords(forum, { t }) {
    const { ready, pages } = await loadLayouts(forum);
    const widgets = [...ready.values()].flatMap(({ layoutID, name: layout, document }) =>
      placedNodes(document).map(({ node }) => {
        const widget = widgetRegistry.find(node.widget)?.name;
        return {
          recordType: 'widget',
          recordKey: keyOfNode(layoutID, node),
          name: widget ? `${layout} – ${t(widget)}` : layout,
          texts: textsOfNode(node).map(({ label, ...text }) => ({ ...text, label: t(label) })),
        };
      }),
    );
    const customPages = pages.map(({ customPageID: recordKey, seoTitle, seoDescription }) =>
      sourceRecord({ recordType: 'customPage', recordKey, name: seoTitle }, { seoTitle, seoDescription }),
    );
    return [...customPages, ...widgets];
  },
});
