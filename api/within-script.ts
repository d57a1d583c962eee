/** JSON as it may stand within `<script>`, which a `<` in it could end. */
export const withinScript = (json: string): string => json.replaceAll('<', '\\u003c');
