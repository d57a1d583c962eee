import { Suspense } from 'react';
import type { UserFragment } from '#api/member/user/user-fragment.contract.ts';
import { pagePart } from '#components/primitives/list/page-part.ts';

// Most members have none.
const SignatureWords = pagePart(() => import('./signature-words.tsx').then((module) => module.SignatureWords));

/** What its author wants to stand under a post (`spec/behaviours.md` §32); nothing for most. */
export function PostSignature({ author }: { author: UserFragment | undefined }) {
  if (!author?.signature) return null;
  return (
    <Suspense>
      <SignatureWords html={author.signature.body} />
    </Suspense>
  );
}
