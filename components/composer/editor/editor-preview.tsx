import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback } from 'react';
import { ApiFailure } from '#api/failure.ts';
import { postPreviewQuery } from '#api/post/body/post-preview.queries.ts';
import { t } from '#api/translations.ts';
import { PostBody } from '#components/post/body/post-body.tsx';
import { Skeleton } from '#components/primitives/content/skeleton.tsx';
import { Button } from '#components/primitives/form/button.tsx';
import { useChange } from '#components/primitives/form/use-change.ts';
import { useMachine } from '#components/primitives/runtime/use-machine.ts';
import { Message } from '#components/primitives/text/message.tsx';
import { useSite } from '#components/shell/site/site-context.tsx';
import { connectLoader } from '#machines/primitives/content/loader.connect.ts';
import { loaderMachine } from '#machines/primitives/content/loader.machine.ts';
import * as styles from './markdown-editor.css.ts';

const isTooComplex = (error: Error): boolean => error instanceof ApiFailure && error.code === 'post.too-complex';

/** The preview of a text, rendered by the server exactly as the post will be. */
export function EditorPreview({ body }: { body: string }) {
  const { api } = useSite();
  const { data, error, isPending, refetch } = useQuery({ ...postPreviewQuery(api, body), enabled: body.trim() !== '' });
  const drawAnew = useCallback(() => void refetch(), [refetch]);
  if (body.trim() === '') return <p className={styles.quiet}>{t('composer.preview.nothing')}</p>;
  if (error)
    return (
      <Message tone="error" live actions={<Button onClick={() => void refetch()}>{t('composer.act.retry')}</Button>}>
        {isTooComplex(error) ? error.message : t('composer.preview.failed')}
      </Message>
    );
  if (isPending) return <LateSkeleton />;
  return (
    <div data-preview="">
      <PostBody html={data} />
      {data.includes('data-bare=""') && (
        <Suspense>
          <LinkCards onRead={drawAnew} />
        </Suspense>
      )}
    </div>
  );
}

const LinkCards = lazy(() =>
  import('#components/composer/media/link-cards.tsx').then((module) => ({ default: module.LinkCards })),
);

function LateSkeleton() {
  const [snapshot, send] = useMachine(loaderMachine);
  const { follow, isShown, getRootProps } = connectLoader(snapshot, send);
  useChange(true, follow, false);
  return <div {...getRootProps()}>{isShown && <Skeleton lines={3} />}</div>;
}
