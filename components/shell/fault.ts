import { ApiFailure } from '#api/failure.ts';

/** One of the error pages. */
interface Fault {
  readonly kind: 'permission' | 'notFound' | 'other';
  readonly title: string;
  readonly text: string;
}

const permission: Fault = {
  kind: 'permission',
  title: 'Permission Problem',
  text: "You don't have permission to view this resource.",
};
const notFound: Fault = {
  kind: 'notFound',
  title: 'There was an error',
  text: 'The page you were looking for could not be found.',
};
const other: Fault = { kind: 'other', title: 'There was an error', text: 'Please try again later.' };

// The names of permissions tell programmers something; people get the plain sentence.
const reasonOf = ({ details }: ApiFailure): string | undefined =>
  details?.permissions ? undefined : details?.description;

/** Which of the error pages a failure gets (specification part 1 §2). A message of the server's own replaces the text. */
export function faultOf(error: unknown): Fault {
  const status = (error as { status?: number } | null)?.status;
  if (status === 403) return { ...permission, text: reasonOf(error as ApiFailure) ?? permission.text };
  if (status === 410)
    return {
      ...notFound,
      title: 'This discussion has been deleted',
      text: 'What was written here has been taken down.',
    };
  if (status === 404) return notFound;
  return error instanceof ApiFailure && error.code === 'network.unreachable'
    ? { ...other, text: error.message }
    : other;
}
