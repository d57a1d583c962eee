import { z } from 'zod';
import { callLookFields } from './call-setting.contract.ts';
import { totalNames } from './site-total-name.ts';
import { defineWidget, settingControl, slowData } from './widget-definition.ts';
import { shortText, switchField, titleField } from './widget-field.contract.ts';

/** The numbers of the site: posts, members and others. */
export const siteTotalsWidget = defineWidget({
  id: 'siteTotals',
  hydrate: 'sitetotals',
  component: 'SiteTotalsWidget',
  name: 'administration.widget.site-totals',
  icon: 'chart-column',
  group: 'page',
  keywords: ['numbers', 'statistics'],
  settings: z.strictObject({
    title: titleField,
    totals: z
      .array(
        z.strictObject({
          total: z.enum(totalNames).meta(
            settingControl({
              inputType: 'choice',
              label: 'administration.widget.field.total',
              choices: {
                post: 'widget.total.post',
                discussion: 'widget.total.discussion',
                comment: 'widget.total.comment',
                category: 'widget.total.category',
                user: 'widget.total.user',
              },
            }),
          ),
          label: shortText('administration.widget.field.label', {
            description: 'administration.widget.field.label-help',
          }),
        }),
      )
      .min(1)
      .max(5)
      .default([
        { total: 'user', label: '' },
        { total: 'post', label: '' },
      ])
      .meta(
        settingControl({
          inputType: 'list',
          label: 'administration.widget.field.totals',
          addLabel: 'administration.widget.field.add-total',
          itemTitle: 'total',
        }),
      ),
    showsIcons: switchField(true, 'administration.widget.field.shows-icons'),
    ...callLookFields,
  }),
  reads: ['siteSectionID'],
  ...slowData,
  preview: { counts: { user: 1204, post: 48210, discussion: 5310, comment: 42900, category: 24 } },
});
