import type { SnapshotFrom } from 'xstate';
import { type PreviewChoices, previewPalettes } from '#api/administration/layout-editor/layout-preview.ts';
import { t } from '#api/translations.ts';
import { stateProps } from '#machines/state-name.ts';
import type { LayoutPreviewEvent, layoutPreviewMachine } from './layout-preview.machine.ts';

type Snapshot = Pick<SnapshotFrom<typeof layoutPreviewMachine>, 'machine' | 'value' | 'context' | 'matches'>;

type Changed = { readonly target: { readonly value: string } };

/** Maps the snapshot of the preview of a layout to texts, functions and props. */
export function connectLayoutPreview(snapshot: Snapshot, send: (event: LayoutPreviewEvent) => void) {
  const { choices, device, drawing, message } = snapshot.context;
  const choose = (choice: Partial<PreviewChoices>) => send({ type: 'choice.made', choice });
  const chooseID = (name: 'roleID' | 'sectionID' | 'categoryID') => ({
    value: choices[name],
    onChange: ({ target }: Changed) => choose({ [name]: Number(target.value) }),
  });
  const isDrawing = snapshot.matches('drawing');
  return {
    device,
    drawing,
    hasFailed: snapshot.matches('failed'),
    isDrawing,
    message,
    /** Announced politely. */
    status: isDrawing ? t('layout.preview.drawing') : snapshot.matches('stale') ? t('layout.preview.stale') : '',
    change: () => send({ type: 'document.changed' }),
    getRootProps: () => ({ ...stateProps(snapshot), 'aria-busy': isDrawing }),
    getRoleProps: () => chooseID('roleID'),
    getSectionProps: () => chooseID('sectionID'),
    getCategoryProps: () => chooseID('categoryID'),
    getLanguageProps: () => ({
      value: choices.language,
      onChange: ({ target: { value } }: Changed) => choose({ language: value }),
    }),
    getPaletteProps: () => ({
      value: choices.palette,
      onChange: ({ target: { value } }: Changed) => {
        const palette = previewPalettes.find((one) => one === value);
        if (palette) choose({ palette });
      },
    }),
    getDeviceProps: () => ({
      value: device,
      onChange: ({ target: { value } }: Changed) =>
        send({ type: 'device.chosen', device: value === 'phone' ? 'phone' : 'desktop' }),
    }),
    getRetryProps: () => ({
      children: t('primitives.submission.retry'),
      onClick: () => send({ type: 'retry.requested' }),
    }),
  };
}

/** The preview of a layout, as views use it. */
export type LayoutPreviewApi = ReturnType<typeof connectLayoutPreview>;
