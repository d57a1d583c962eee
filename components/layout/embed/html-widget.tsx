import { useId, useMemo } from 'react';
import { htmlFrameCode } from '#api/administration/embed/html-frame-code.ts';
import { fragmentCodeFrameUrl } from '#api/administration/fragment/fragment-urls.ts';
import { t } from '#api/translations.ts';
import { FragmentFrame } from '#components/administration/fragment/fragment-frame.tsx';
import { evenHeights } from '#components/administration/fragment/fragment-heights.ts';
import * as styles from '#components/layout/home/home-items.css.ts';
import { PostBody } from '#components/post/body/post-body.tsx';
import { logUnexpectedError } from '#components/primitives/runtime/log-unexpected-error.ts';

/** The props of an HTML widget: its settings, and the sanitized HTML unless it needs a frame. */
export interface HtmlWidgetProps {
  readonly title: string;
  readonly html: string;
  /** The height of the frame in CSS pixels. */
  readonly height: number;
  readonly content?: string;
}

/** HTML that an administrator wrote: sanitized, or in a sandboxed frame when it has scripts or styles. */
export function HtmlWidget({ title, html, height, content }: HtmlWidgetProps) {
  const titleID = useId();
  const name = title || t('widget.html.name');
  return (
    <section className={styles.root} {...(title && { 'aria-labelledby': titleID })}>
      {title && (
        <h2 id={titleID} className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
      )}
      {content === undefined ? <Framed key={html} {...{ name, html, height }} /> : <PostBody html={content} />}
    </section>
  );
}

const nothing = {};
const noFiles = [] as const;

function Framed({ name, html, height }: Pick<HtmlWidgetProps, 'html' | 'height'> & { readonly name: string }) {
  const code = useMemo(() => htmlFrameCode(html), [html]);
  return (
    <FragmentFrame
      name={name}
      src={fragmentCodeFrameUrl}
      code={code}
      heights={evenHeights(height)}
      props={nothing}
      files={noFiles}
      onFailed={(fault) => logUnexpectedError(`The HTML "${name}" failed:`, fault)}
    />
  );
}
