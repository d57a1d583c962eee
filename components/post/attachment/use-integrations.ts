import { useQuery } from '@tanstack/react-query';
import type { Integration } from '#api/post/attachment/attachment.contract.ts';
import { catalogQuery, type SendableRecord } from '#api/post/attachment/attachment.queries.ts';
import { useMay, useSite } from '#components/shell/site/site-context.tsx';

/**
 * Returns the external services to which the viewer can send a post: with scope `all` for staff, with scope `own` for
 * the author (docs/behavior/post.md#attachments). Sends no request when the site has no such service.
 */
export function useIntegrations(recordType: SendableRecord['recordType'], authorID: number): readonly Integration[] {
  const { api, me, settings } = useSite();
  const may = useMay();
  const isOn = me.userID !== 0 && settings['externalAttachments.enabled'] === true;
  const { data = {} } = useQuery({ ...catalogQuery(api), enabled: isOn });
  const isAllowed = {
    all: may(['staff.allow', 'community.moderate']),
    own: me.userID === authorID,
    none: false,
  };
  return Object.values(data).filter(
    ({ recordTypes, writeableContentScope }) => recordTypes.includes(recordType) && isAllowed[writeableContentScope],
  );
}
