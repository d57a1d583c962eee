/** The form of a UUID in lower case. */
export const uuidForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Checks whether a text is a UUID in lower case. */
export const isUUID = (text: string): boolean => uuidForm.test(text);
