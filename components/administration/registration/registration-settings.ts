/** The settings that the page of joining reads. */
export const registrationSettings = ['registration.*', 'password.minLength'];
