import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FragmentHeights } from '#api/administration/fragment/fragment.contract.ts';
import type { FragmentFile } from '#api/administration/fragment/fragment-placement.contract.ts';
import { fragmentProps } from '#api/administration/fragment/fragment-props.ts';
import type { FormValues } from '#api/form/form-schema.ts';
import { isFormSchema } from '#api/form/form-shape.ts';
import { t } from '#api/translations.ts';
import { useAfterTyping } from '#components/form/use-after-typing.ts';
import { readJsonField } from './fragment-form.ts';
import { FragmentFrame } from './fragment-frame.tsx';
import { evenHeights } from './fragment-heights.ts';
import * as styles from './fragment-preview.css.ts';

/** The widths of the preview in CSS pixels, one for each reserved height. */
const widths = { narrow: 320, medium: 720, wide: 1_140 } as const;
const names = Object.keys(widths) as (keyof typeof widths)[];

/** The props of the preview. `onMeasured` receives the heights when all three frames have reported theirs. */
export interface FragmentPreviewProps {
  readonly values: FormValues;
  readonly files: readonly FragmentFile[];
  /** The URL of a frame without a stored script. */
  readonly src: string;
  /** The heights of the published revision, reserved until the frames have reported theirs. */
  readonly published?: FragmentHeights | null;
  readonly onMeasured?: (heights: FragmentHeights) => void;
}

/** The entered script and style sheet, running at three widths. Their frames have no stored document. */
export function FragmentPreview({ values, files, src, published, onMeasured }: FragmentPreviewProps) {
  const titleID = useId();
  const { code, props } = useRun(useAfterTyping(values));
  const [heights, setHeights] = useState<Partial<FragmentHeights>>({});
  useEffect(() => {
    const { narrow, medium, wide } = heights;
    if (narrow !== undefined && medium !== undefined && wide !== undefined) onMeasured?.({ narrow, medium, wide });
  }, [heights]);
  return (
    <section className={styles.root} aria-labelledby={titleID}>
      <h3 id={titleID}>{t('administration.fragment.preview')}</h3>
      {names.map((name) => (
        <FrameAtWidth key={name} width={widths[name]}>
          {(label) => (
            <FragmentFrame
              key={code.run}
              name={label}
              src={src}
              heights={evenHeights(heights[name] ?? published?.[name])}
              code={code}
              props={props}
              files={files}
              isEager
              showsReason
              onMeasured={(height) => setHeights((known) => ({ ...known, [name]: height }))}
            />
          )}
        </FrameAtWidth>
      ))}
    </section>
  );
}

/** A frame with its width as visible label. A frame that is wider than the page scrolls in a box of its own. */
function FrameAtWidth({ width, children }: { width: number; children: (label: string) => ReactNode }) {
  const labelID = useId();
  const label = t('administration.fragment.width', { width });
  return (
    <div className={styles.root}>
      <p id={labelID} className={styles.label}>
        {label}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: no form fields; not a landmark, since the frame within is one */}
      <div
        role="group"
        className={styles.scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls needs to be reachable by keyboard
        tabIndex={0}
        aria-labelledby={labelID}
      >
        <div className={styles.frame} style={{ inlineSize: width }}>
          {children(label)}
        </div>
      </div>
    </div>
  );
}

/** Returns the code and the settings that the frames run. `run` changes with the code, so that the frames start again. */
function useRun(values: FormValues) {
  const { js, css, customSchema, sample } = values;
  const counter = useRef(0);
  const code = useMemo(() => ({ js: String(js ?? ''), css: String(css ?? ''), run: ++counter.current }), [js, css]);
  const props = useMemo(() => {
    const schema = readJsonField(values, 'customSchema');
    const settings = (readJsonField(values, 'sample') ?? {}) as FormValues;
    return fragmentProps(schema && isFormSchema(schema) ? schema : null, settings);
  }, [customSchema, sample]);
  return { code, props };
}
