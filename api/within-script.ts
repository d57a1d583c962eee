/** Escapes JSON for use within `<script>`, which a `<` could otherwise close. */
export const withinScript = (json: string): string => json.replaceAll('<', '\\u003c');
