import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { ApiFailure } from '#api/failure.ts';
import type { Scalar } from './form-schema.ts';
import { type RecordLookup, readRecord } from './record-lookup.ts';

/** Returns the query for the record with an ID; null when there is none. */
export const recordQuery = (api: Api, lookup: RecordLookup, id: Scalar) =>
  queryOptions({
    queryKey: ['record', lookup.single, id],
    queryFn: () =>
      readRecord(api, lookup, id).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status === 404) return null;
        throw error;
      }),
  });
