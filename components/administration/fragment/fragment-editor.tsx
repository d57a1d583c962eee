import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { commitFragment } from '#api/administration/fragment/fragment.client.ts';
import type { FragmentDetails, FragmentHeights } from '#api/administration/fragment/fragment.contract.ts';
import { fragmentQuery } from '#api/administration/fragment/fragment.queries.ts';
import { fragmentCodeFrameUrl } from '#api/administration/fragment/fragment-urls.ts';
import { control, type FormSchema } from '#api/form/form-schema.ts';
import { t } from '#api/translations.ts';
import { FormCard } from '#components/form/form-card.tsx';
import { FormDialog } from '#components/form/form-dialog.tsx';
import { SettingsNoScriptNotice } from '#components/member/settings/settings-no-script-notice.tsx';
import { EditButton } from '#components/moderation/revision/edit-button.tsx';
import { Link } from '#components/primitives/text/link.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { FragmentFacts, FragmentStatus } from './fragment-facts.tsx';
import { fragmentForm, fragmentValues, saveFragment } from './fragment-form.ts';
import * as styles from './fragment-list.css.ts';
import { FragmentPreview } from './fragment-preview.tsx';
import { useInvalidateFragments } from './use-invalidate-fragments.ts';

/** The props of the editor. `previewUrl` is the URL of a frame that runs the entered script. */
export interface FragmentEditorProps {
  readonly fragmentUUID: string;
  readonly previewUrl?: string;
}

/** The editor of a fragment: its contents with a preview, saved as a draft and then published with a message. */
export function FragmentEditor({ fragmentUUID, previewUrl = fragmentCodeFrameUrl }: FragmentEditorProps) {
  const { api } = useSite();
  const { data: fragment } = useSuspenseQuery(fragmentQuery(api, fragmentUUID));
  const heights = useRef<FragmentHeights | null>(fragment.heights);
  const invalidate = useInvalidateFragments();
  return (
    <>
      <SettingsNoScriptNotice />
      <div className={styles.name}>
        <FragmentStatus status={fragment.status} />
        <FragmentFacts fragment={fragment} />
      </div>
      <div className={styles.actions}>
        <Publication fragment={fragment} onPublished={invalidate} />
        <Link href={`/appearance/widget-builder/${fragmentUUID}/revisions`}>{t('administration.theme.history')}</Link>
      </div>
      <FormCard
        id="fragment"
        title={t('administration.fragment.edit')}
        words={t('administration.fragment.edit-text')}
        loaded={{ schema: fragmentForm(), values: fragmentValues(fragment) }}
        save={async (values) => {
          await saveFragment(api, fragment, { values, heights: heights.current });
          await invalidate();
        }}
        preview={(values) => (
          <FragmentPreview
            values={values}
            files={fragment.files}
            src={previewUrl}
            published={fragment.heights}
            onMeasured={(measured) => {
              heights.current = measured;
            }}
          />
        )}
      />
      <Placing fragment={fragment} />
    </>
  );
}

const publicationForm = (): FormSchema => ({
  type: 'object',
  required: ['commitMessage'],
  properties: {
    commitMessage: {
      type: 'string',
      minLength: 1,
      maxLength: 200,
      ...control({ inputType: 'text', label: t('administration.fragment.message') }),
    },
    commitDescription: {
      type: 'string',
      maxLength: 2_000,
      ...control({ inputType: 'textArea', label: t('administration.fragment.description') }),
    },
  },
});

/** The button and the dialog that publish the saved draft with a message. */
function Publication({ fragment, onPublished }: { fragment: FragmentDetails; onPublished: () => Promise<unknown> }) {
  const { api } = useSite();
  const { fragmentUUID, fragmentRevisionUUID, status } = fragment;
  return (
    <EditButton
      variant="primary"
      disabledReason={status === 'draft' ? undefined : t('administration.fragment.is-published')}
      dialog={(returnTo) => (
        <FormDialog
          title={t('administration.fragment.publish')}
          saveLabel={t('administration.fragment.publish')}
          returnTo={returnTo}
          loaded={{ schema: publicationForm(), values: {} }}
          save={({ commitMessage, commitDescription }) =>
            commitFragment(api, fragmentUUID, {
              fragmentRevisionUUID,
              commitMessage: String(commitMessage ?? ''),
              commitDescription: String(commitDescription ?? ''),
            })
          }
          onSaved={onPublished}
        />
      )}
    >
      {t('administration.fragment.publish')}
    </EditButton>
  );
}

/** The HTML that places the fragment in the header or footer of a theme. */
const Placing = ({ fragment: { fragmentUUID } }: { fragment: FragmentDetails }) => (
  <section aria-label={t('administration.fragment.place')} className={styles.item}>
    <p>{t('administration.fragment.place')}</p>
    <code dir="ltr">{`<div data-widget="custom-fragment" data-props='{"fragmentUUID":"${fragmentUUID}"}'></div>`}</code>
  </section>
);
