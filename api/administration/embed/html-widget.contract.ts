import { z } from 'zod';
import { largestHeight } from '#api/administration/fragment/fragment-limits.ts';
import { layoutViewTypes } from '#api/administration/layout/layout-view-type.ts';
import { defineWidget, settingControl } from '#api/administration/widget/widget-definition.ts';
import { titleField } from '#api/administration/widget/widget-field.contract.ts';
import { htmlRefusals, mostHtml } from './html-content.ts';

/** HTML that an administrator writes. With scripts or styles it runs in a sandboxed frame, otherwise it is sanitized. */
export const htmlWidget = defineWidget({
  id: 'html',
  hydrate: 'html',
  component: 'HtmlWidget',
  name: 'administration.widget.html',
  icon: 'code',
  group: 'content',
  keywords: ['script', 'markup', 'code'],
  settings: z.strictObject({
    title: titleField,
    html: z
      .string()
      .max(mostHtml)
      .superRefine((html, { addIssue }) => {
        for (const message of htmlRefusals(html)) addIssue({ code: 'custom', message });
      })
      .default('')
      .meta(
        settingControl({
          inputType: 'code',
          label: 'administration.widget.field.html',
          description: 'administration.widget.field.html-help',
          rows: 12,
          isTranslatable: true,
        }),
      ),
    height: z
      .number()
      .int()
      .min(20)
      .max(largestHeight)
      .default(240)
      .meta(
        settingControl({
          inputType: 'number',
          label: 'administration.widget.field.height',
          description: 'administration.widget.field.height-help',
          unit: 'px',
        }),
      ),
  }),
  places: { views: layoutViewTypes.filter((view) => view !== 'createPost'), columns: 'all' },
  audience: 'everyone',
  maxAge: 60_000,
  preview: {
    title: 'Opening hours',
    html: '<p>Open <strong>on Saturdays</strong> from 9 to 12.</p>',
    content: '<p dir="auto">Open <strong>on Saturdays</strong> from 9 to 12.</p>',
  },
});
