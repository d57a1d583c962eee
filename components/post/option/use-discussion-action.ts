import { ApiFailure } from '#api/failure.ts';
import { t } from '#api/translations.ts';
import { useInvalidatePosts } from '#components/composer/form/show-post.ts';
import { useNow } from '#components/primitives/runtime/now-context.tsx';
import { dateOrTime } from '#components/primitives/text/format.ts';

/** The member and the time of the conflicting change, from a 409 response. */
interface Signature {
  readonly name?: string;
  readonly date?: string;
}

/**
 * Returns a function that runs an API call on a discussion. On a conflict with another moderator's change (409), the
 * page refetches the discussion, and the error states who changed it and when.
 */
export function useDiscussionAction(): <T>(act: () => Promise<T>) => Promise<T> {
  const invalidatePosts = useInvalidatePosts();
  const { now, ...style } = useNow();
  return async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.status !== 409) throw error;
      void invalidatePosts();
      const { name, date } = (error.details.record ?? {}) as Signature;
      if (!name || !date) throw error;
      const description = t('options.conflict', { name, time: dateOrTime(date, now ?? Date.now(), style) });
      throw new ApiFailure(error.code, error, { ...error.details, description });
    }
  };
}
