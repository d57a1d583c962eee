import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#api/api.ts';
import { listTranslationServices } from './translation-service.client.ts';

/** The translation services. */
export const translationServicesQuery = (api: Api) =>
  queryOptions({ queryKey: ['translation-services'], queryFn: async () => (await listTranslationServices(api)).body });
