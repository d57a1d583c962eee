/** Returns the immutable URL of the script or style sheet of a revision. */
export const fragmentAssetUrl = (kind: 'js' | 'css', fragmentUUID: string, revisionUUID: string): string =>
  `/api/v2/fragments/${fragmentUUID}/${kind}?fragmentRevisionUUID=${revisionUUID}`;

/** Returns the URL of the frame document that runs a revision. */
export const fragmentFrameUrl = (fragmentUUID: string, revisionUUID: string): string =>
  `/fragments/${fragmentUUID}/frame?fragmentRevisionUUID=${revisionUUID}`;

/** The URL of a frame document without a stored script. The page sends it the code. */
export const fragmentCodeFrameUrl = '/fragments/preview/frame';
