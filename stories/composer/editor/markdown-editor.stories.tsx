import { useState } from 'react';
import { MarkdownEditor } from '#components/composer/editor/markdown-editor.tsx';
import { Field } from '#components/primitives/form/field.tsx';
import { aWriting } from '#stories/support/story-composer.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';

export default { title: 'composer / markdown-editor' };

const Live = ({ begin = '', mayUpload = true, error, size = 'medium' }: LiveProps) => {
  const [text, setText] = useState(begin);
  return (
    <StorySite me={ingrid}>
      <Field label="Your comment" error={error}>
        {(wiring) => (
          <MarkdownEditor
            text={text}
            onText={setText}
            onPost={() => undefined}
            wiring={wiring}
            mayUpload={mayUpload}
            size={size}
            placeholder="Write a comment…"
          />
        )}
      </Field>
    </StorySite>
  );
};

interface LiveProps {
  readonly begin?: string;
  readonly mayUpload?: boolean;
  readonly error?: string;
  readonly size?: 'small' | 'medium' | 'large';
}

export const Empty = () => <Live />;

export const Filled = () => <Live begin={aWriting().body} />;

export const RightToLeft = () => <Live begin="هذه خطتي لهذا الموسم. ما رأيكم؟" />;

export const WithoutUploads = () => <Live mayUpload={false} size="small" />;

export const Invalid = () => <Live error="Body is required." />;

export const Large = () => <Live size="large" />;
