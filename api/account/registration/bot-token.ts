/** The form field names under which the bot protection providers submit the token of a passed check. */
export const botTokenNames = ['cf-turnstile-response', 'h-captcha-response', 'g-recaptcha-response'] as const;
