import type { AuditLog } from '#api/moderation/log/audit-log.contract.ts';
import { auditLogQuery } from '#api/moderation/log/log.queries.ts';
import { LogContent } from '#components/moderation/log/log-content.tsx';
import { logQueryOf } from '#components/moderation/log/log-url.ts';
import { ingrid, StorySite } from '#stories/support/story-site.tsx';
import { anAuditLog } from '#tests/support/builders/log-builders.ts';

export default { title: 'moderation / log-content' };

const address = { path: '/log/filter', page: 1 };

const listing = (rows: readonly AuditLog[], total = rows.length) => (
  <StorySite
    isBare
    me={ingrid}
    seed={(client, api) =>
      client.setQueryData(auditLogQuery(api, logQueryOf(address)).queryKey, { rows, total, limit: 30 })
    }
  >
    <LogContent address={address} kind="actions" />
  </StorySite>
);

export const Empty = () => listing([]);

export const ManyPages = () => listing([anAuditLog(), anAuditLog({ auditLogID: '6' })], 90);
