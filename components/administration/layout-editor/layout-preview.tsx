import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { fromPromise } from 'xstate';
import { type PreviewChoices, previewPalettes } from '#api/administration/layout-editor/layout-preview.ts';
import { type OfferedLanguage, t } from '#api/translations.ts';
import { Button } from '#components/primitives/form/button.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { Select } from '#components/primitives/form/select.tsx';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import {
  connectLayoutPreview,
  type LayoutPreviewApi,
} from '#machines/administration/layout-editor/layout-preview.connect.ts';
import { layoutPreviewMachine } from '#machines/administration/layout-editor/layout-preview.machine.ts';
import { mirrored } from '#theme/layout/layout.css.ts';
import * as styles from './layout-preview.css.ts';
import type { ChoosableRole } from './part-settings.ts';

/** The choices that a preview offers, and the function that renders it. */
export interface PreviewOptions {
  readonly roles: readonly ChoosableRole[];
  readonly languages: readonly OfferedLanguage[];
  readonly sections: readonly { readonly sectionID: number; readonly name: string }[];
  /** The categories that the record of the page can have; empty for pages without one. */
  readonly categories: readonly { readonly categoryID: number; readonly name: string }[];
  /** The choices with which the preview begins. */
  readonly first: PreviewChoices;
  /** Draws the layout as it is now into the frame. The newest function is used. */
  readonly draw: (frame: HTMLIFrameElement, choices: PreviewChoices, drawing: number) => Promise<unknown>;
}

interface LayoutPreviewProps {
  readonly options: PreviewOptions;
  /** The content of the layout. A change draws the preview again. */
  readonly shown: unknown;
  readonly onClose: () => void;
}

/** The preview of a layout in place of its canvas: choices, and the page in a frame in which nothing runs. */
export function LayoutPreview({ options, shown, onClose }: LayoutPreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const preview = useLayoutPreview(options, frame);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) preview.change();
    isFirst.current = false;
  }, [shown]);
  return (
    <section className={styles.root} aria-label={t('layout.preview.title')} {...preview.getRootProps()}>
      <div className={styles.bar}>
        <Button icon={<ArrowLeft size={18} className={mirrored} />} onClick={onClose}>
          {t('layout.preview.back')}
        </Button>
        <PreviewFields options={options} preview={preview} />
        <span role="status" className={styles.status}>
          {preview.status}
        </span>
      </div>
      {preview.hasFailed && (
        <Message tone="error" live actions={<Button size="small" {...preview.getRetryProps()} />}>
          {preview.message}
        </Message>
      )}
      <div className={styles.stage}>
        <iframe
          ref={frame}
          title={t('layout.preview.frame')}
          className={styles.frame({ device: preview.device })}
          sandbox="allow-same-origin allow-scripts"
        />
      </div>
    </section>
  );
}

function useLayoutPreview(options: PreviewOptions, frame: { readonly current: HTMLIFrameElement | null }) {
  const latest = useRef(options);
  latest.current = options;
  const logic = useMemo(
    () =>
      layoutPreviewMachine.provide({
        actors: {
          draw: fromPromise<unknown, { choices: PreviewChoices; drawing: number }>(
            async ({ input: { choices, drawing } }) =>
              frame.current && latest.current.draw(frame.current, choices, drawing),
          ),
        },
      }),
    [frame],
  );
  const [snapshot, send] = useMachine(logic, { input: { choices: options.first } });
  return connectLayoutPreview(snapshot, send);
}

interface ChoiceProps extends ComponentProps<typeof Select> {
  readonly label: string;
  readonly children: ReactNode;
}

const Choice = ({ label, children, ...props }: ChoiceProps) => (
  <Field label={label} className={styles.field}>
    {(wiring) => (
      <Select {...wiring} {...props}>
        {children}
      </Select>
    )}
  </Field>
);

/** The choices of a preview. Those without alternatives are left out. */
const PreviewFields = ({ options, preview }: { options: PreviewOptions; preview: LayoutPreviewApi }) => (
  <>
    <Choice label={t('layout.preview.role')} {...preview.getRoleProps()}>
      {options.roles.map(({ roleID, name }) => (
        <option key={roleID} value={roleID}>
          {name}
        </option>
      ))}
    </Choice>
    <Choice label={t('layout.preview.device')} {...preview.getDeviceProps()}>
      <option value="desktop">{t('layout.preview.desktop')}</option>
      <option value="phone">{t('layout.preview.phone')}</option>
    </Choice>
    <Choice label={t('layout.preview.palette')} {...preview.getPaletteProps()}>
      {previewPalettes.map((palette) => (
        <option key={palette} value={palette}>
          {t(`layout.preview.${palette}`)}
        </option>
      ))}
    </Choice>
    {options.languages.length > 1 && (
      <Choice label={t('layout.preview.language')} {...preview.getLanguageProps()}>
        {options.languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Choice>
    )}
    {options.sections.length > 0 && (
      <Choice label={t('layout.preview.section')} {...preview.getSectionProps()}>
        <option value={0}>{t('layout.preview.whole-site')}</option>
        {options.sections.map(({ sectionID, name }) => (
          <option key={sectionID} value={sectionID}>
            {name}
          </option>
        ))}
      </Choice>
    )}
    {options.categories.length > 0 && (
      <Choice label={t('layout.preview.category')} {...preview.getCategoryProps()}>
        <option value={0}>{t('layout.preview.any-category')}</option>
        {options.categories.map(({ categoryID, name }) => (
          <option key={categoryID} value={categoryID}>
            {name}
          </option>
        ))}
      </Choice>
    )}
  </>
);
