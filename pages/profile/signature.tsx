import { createFileRoute } from '@tanstack/react-router';
import { ownSignatureQuery } from '#api/member/settings/signature.queries.ts';
import { SignaturePage } from '#components/member/settings/signature-page.tsx';
import { headFromLoader } from '#pages/-head.ts';
import { settingsHead } from '#pages/-settings-page.ts';

/** The page where members edit their signature. */
export const Route = createFileRoute('/profile/signature')({
  loader: async ({ context }) => {
    const head = await settingsHead(context, 'member.signature.title');
    await context.queryClient.ensureQueryData(ownSignatureQuery(context.api));
    return { head };
  },
  head: headFromLoader,
  component: SignaturePage,
});
