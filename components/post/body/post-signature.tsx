import { Suspense } from 'react';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { pagePart } from '#components/primitives/content/page-part.ts';

// Loaded on demand, because most members have no signature.
const SignatureWords = pagePart(() => import('./signature-text.tsx').then((module) => module.SignatureText));

/** The signature of the author below a post (docs/behavior/post.md#signatures). Renders nothing without one. */
export function PostSignature({ author }: { author: UserFragment | undefined }) {
  if (!author?.signature) return null;
  return (
    <Suspense>
      <SignatureWords html={author.signature.body} />
    </Suspense>
  );
}
