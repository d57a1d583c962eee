import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import cpp from 'highlight.js/lib/languages/cpp';
import csharp from 'highlight.js/lib/languages/csharp';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import dockerfile from 'highlight.js/lib/languages/dockerfile';
import go from 'highlight.js/lib/languages/go';
import ini from 'highlight.js/lib/languages/ini';
import java from 'highlight.js/lib/languages/java';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import kotlin from 'highlight.js/lib/languages/kotlin';
import lua from 'highlight.js/lib/languages/lua';
import markdown from 'highlight.js/lib/languages/markdown';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import ruby from 'highlight.js/lib/languages/ruby';
import rust from 'highlight.js/lib/languages/rust';
import sql from 'highlight.js/lib/languages/sql';
import swift from 'highlight.js/lib/languages/swift';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { unescapeHtml } from './html-text.ts';

const languages = {
  ...{ bash, c, cpp, csharp, css, diff, dockerfile, go, ini, java, javascript, json, kotlin, lua, markdown, php },
  ...{ python, r, ruby, rust, sql, swift, typescript, xml, yaml },
};
for (const [name, language] of Object.entries(languages)) hljs.registerLanguage(name, language);

/**
 * The maximum length of a highlighted code block, in characters. Longer blocks are rendered without highlighting, so
 * that posting remains fast.
 */
const longest = 20_000;

function coloured(code: string, language: string): string {
  const text = unescapeHtml(code);
  if (text.length > longest || !hljs.getLanguage(language)) return code;
  // The sanitiser does not escape single quotes.
  return hljs.highlight(text, { language, ignoreIllegals: true }).value.replaceAll('&#x27;', "'");
}

/**
 * Highlights the code blocks of sanitised HTML that name their language. The spans have classes (`hljs-keyword`) that
 * the palettes colour. Each block is wrapped in a frame for the copy button.
 */
export const highlightCode = (html: string): string =>
  html.replace(
    /<pre class="code codeBlock(?: language-([\w+#-]+))?"[^>]*>(?:<code[^>]*>([^<]*)<\/code>)?[\s\S]*?<\/pre>/g,
    (block, language?: string, code?: string) => {
      const shown =
        language && code ? block.replace(`>${code}</code>`, () => `>${coloured(code, language)}</code>`) : block;
      return `<div class="codeFrame">${shown}</div>`;
    },
  );
