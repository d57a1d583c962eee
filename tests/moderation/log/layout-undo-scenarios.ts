import { addCustomPage, changeCustomPage, removeCustomPage } from '#api/administration/layout/custom-page.client.ts';
import { changeLayout, removeLayout } from '#api/administration/layout/layout-record.client.ts';
import { applyLayout, removeLayoutViews } from '#api/administration/layout/layout-view.client.ts';
import type { LogAction } from '#api/moderation/log/log-action.ts';
import { aLayout, callToAction, oneColumn } from '#tests/support/server/layouts.ts';
import { prepared, type Scenario, type Scene } from './undo-scenarios.ts';

const site = [{ recordType: 'global' as const, recordID: -1 }];

const add = async ({ administrator }: Scene) =>
  (await aLayout(administrator.api, 'discussionList', callToAction('Visit us'))).layoutID;

const addApplied = async (scene: Scene) => {
  const layoutID = await add(scene);
  await applyLayout(scene.administrator.api, layoutID, site);
  return layoutID;
};

const page = { seoTitle: 'Guides', seoDescription: '', urlcode: 'guides' };

const addPage = async ({ administrator, discussionID }: Scene) =>
  (await addCustomPage(administrator.api, { ...page, urlcode: `guides-${discussionID}` })).body.customPageID;

/** The scenarios for log actions on layouts and custom pages. */
export const layoutScenarios: Partial<Record<LogAction, readonly Scenario[]>> = {
  'custom-page.add': [{ act: addPage }],
  'custom-page.change': [
    prepared(addPage, ({ administrator }, id) =>
      changeCustomPage(administrator.api, id, {
        status: 'published',
        roleIDs: [8],
        layoutData: { layout: [oneColumn(callToAction('Come in'))] },
      }),
    ),
  ],
  'custom-page.delete': [prepared(addPage, ({ administrator }, id) => removeCustomPage(administrator.api, id))],
  'layout.add': [{ act: add }],
  'layout.change': [
    prepared(add, ({ administrator }, id) =>
      changeLayout(administrator.api, id, { name: 'Winter', layout: [oneColumn(callToAction('Come in'))] }),
    ),
    prepared(
      async (scene) => {
        const id = await add(scene);
        const { revisionID } = (await changeLayout(scene.administrator.api, id, { layout: [] })).body;
        await changeLayout(scene.administrator.api, id, { layout: [oneColumn()] });
        return { id, revisionID: revisionID as number };
      },
      ({ administrator }, { id, revisionID }) => changeLayout(administrator.api, id, { revisionID }),
    ),
  ],
  'layout.delete': [prepared(add, ({ administrator }, id) => removeLayout(administrator.api, id))],
  'layout.apply': [
    prepared(add, ({ administrator }, id) => applyLayout(administrator.api, id, site)),
    prepared(
      async (scene) => {
        await addApplied(scene);
        return add(scene);
      },
      ({ administrator }, id) => applyLayout(administrator.api, id, site),
    ),
    prepared(addApplied, async ({ administrator }, id) => {
      const [view] = (await applyLayout(administrator.api, id, site)).body;
      return removeLayoutViews(administrator.api, id, String(view?.layoutViewID));
    }),
  ],
};
