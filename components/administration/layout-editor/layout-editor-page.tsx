import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { addLayout, changeLayout, readLayout } from '#api/administration/layout/layout-record.client.ts';
import type { LayoutRecord } from '#api/administration/layout/layout-record.contract.ts';
import { layoutCatalogQuery, layoutQuery } from '#api/administration/layout/layout-record.queries.ts';
import { fromDefinition, toDefinition } from '#api/administration/layout-editor/layout-codec.ts';
import type { Api } from '#api/api.ts';
import { rolesQuery } from '#api/member/role/role.queries.ts';
import { readUser } from '#api/member/user/user.client.ts';
import { t } from '#api/translations.ts';
import { editorAddress, overviewAddress } from '#components/administration/layout/layout-address.ts';
import { LayoutCopying } from '#components/administration/layout/layout-creation.tsx';
import { copyName } from '#components/administration/layout/layout-name.ts';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import type { StoredLayout } from '#machines/administration/layout-editor/layout-editor.machine.ts';
import type { RecordSave } from '#machines/administration/record/record-notice.machine.ts';
import { type EditorCatalog, editorCatalog } from './editor-catalog.ts';
import { LayoutEditor } from './layout-editor.tsx';
import { randomID } from './random-id.ts';
import { useDraftCalls } from './use-draft-calls.ts';
import { usePreviewOptions } from './use-preview-options.ts';

/** The editor of a stored layout. A layout that comes with the forum is offered for copying instead. */
export function LayoutEditorPage({ layoutID }: { layoutID: string }) {
  const { data: layout } = useSuspenseQuery(layoutQuery(useSite().api, layoutID));
  return (
    <>
      <SettingsNoScriptNotice />
      {layout.isDefault ? (
        <>
          <Message tone="info">{t('layout.list.template-text')}</Message>
          <LayoutCopying layout={layout} />
        </>
      ) : (
        <StoredLayoutEditor layout={layout} />
      )}
    </>
  );
}

/** Returns the document of a layout with the revision that it is. */
const storedOf = ({ name, layout, revisionID }: LayoutRecord, { names }: EditorCatalog): StoredLayout => ({
  name,
  document: { format: 1, sections: fromDefinition(layout, { registry: names, newID: randomID }).sections },
  revisionID: revisionID ?? 0,
});

/** Reads who has saved a layout last, and when. */
async function readSave(api: Api, layoutID: LayoutRecord['layoutID']): Promise<RecordSave> {
  const { revisionID, updateUserID, insertUserID, dateUpdated, dateInserted } = (await readLayout(api, layoutID)).body;
  // The account of the author may be deleted.
  const author = await readUser(api, updateUserID ?? insertUserID ?? 0).catch(() => undefined);
  return { revisionID: revisionID ?? 0, name: author?.body.name ?? '–', date: dateUpdated ?? dateInserted ?? '' };
}

function StoredLayoutEditor({ layout }: { layout: LayoutRecord }) {
  const { api } = useSite();
  const router = useRouter();
  const client = useQueryClient();
  const { layoutID, layoutType } = layout;
  const { data: offered } = useSuspenseQuery(layoutCatalogQuery(api, layoutType));
  const { data: roles } = useSuspenseQuery(rolesQuery(api));
  const catalog = useMemo(() => editorCatalog(offered), [offered]);
  const stored = useMemo(() => storedOf(layout, catalog), [layout, catalog]);
  const leaveTo = (href: string) => router.navigate({ href });
  const draft = useDraftCalls(layout, catalog);
  const preview = usePreviewOptions(layout, draft.calls.store);
  return (
    <LayoutEditor
      preview={preview}
      draft={draft.calls}
      notice={{ id: Number(layoutID), readSave: () => readSave(api, layoutID) }}
      viewType={layoutType}
      stored={stored}
      catalog={catalog}
      roles={roles}
      save={async ({ name, document, knownRevisionID }) => {
        const body = {
          name,
          layout: toDefinition(document, catalog.names),
          ...(knownRevisionID && { knownRevisionID: draft.base.current ?? knownRevisionID }),
        };
        const { revisionID } = (await changeLayout(api, layoutID, body)).body;
        draft.base.current = undefined;
        await client.invalidateQueries({ queryKey: ['layouts'], refetchType: 'none' });
        return { revisionID: revisionID ?? 0 };
      }}
      readLatest={async () => {
        const latest = storedOf((await readLayout(api, layoutID)).body, catalog);
        draft.base.current = undefined;
        return latest;
      }}
      saveCopy={async ({ name, document }) => {
        const copy = { name: copyName(name), layoutType, layout: toDefinition(document, catalog.names) };
        return (await addLayout(api, copy)).body;
      }}
      onCopied={async (copy) => {
        await client.invalidateQueries({ queryKey: ['layouts'] });
        await leaveTo(editorAddress(copy as LayoutRecord));
      }}
      onLeft={() => leaveTo(overviewAddress(layout))}
    />
  );
}
