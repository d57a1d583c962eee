import { reportReasonResource, translatableRecords } from '#api/administration/translation/translatable.ts';
import { listReasons } from '#server/moderation/report/report-reason.queries.ts';
import { isAsBuiltIn } from '#server/moderation/report/report-reason-view.ts';
import { defineTranslatableResource, sourceRecord } from './translatable-resource.ts';

defineTranslatableResource({
  urlCode: reportReasonResource,
  recordTypes: {
    reportReason: {
      properties: translatableRecords.reportReason,
      labels: { name: 'report.settings.name', description: 'report.reasons.description' },
      notFound: 'report-reason.not-found',
    },
  },
  async listRecords({ db }) {
    const reasons = await listReasons(db);
    return reasons
      .filter((reason) => reason.date_deleted === null && !isAsBuiltIn(reason))
      .map(({ report_reason_id, name, description }) =>
        sourceRecord({ recordType: 'reportReason', recordKey: report_reason_id, name }, { name, description }),
      );
  },
});
