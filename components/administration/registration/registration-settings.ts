/** The settings that the registration pages read. */
export const registrationSettings = ['registration.*', 'password.minLength'];
