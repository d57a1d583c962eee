/** The content that a program puts on the clipboard: its markup, and the same as plain text. */
export interface Copied {
  readonly program: string;
  readonly html: string;
  readonly plain: string;
  /** The Markdown that is inserted into the editor. */
  readonly markdown: string;
}

const word: Copied = {
  program: 'Word',
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style>
</head><body lang=EN-GB style='tab-interval:36.0pt'><!--StartFragment-->
<h1>Hide glue<o:p></o:p></h1>
<p class=MsoNormal>Soak it <b><span style='mso-bidi-font-weight:bold'>over</span></b><b>night</b>, then <i>warm</i> it
slowly; a 3*4 grid<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>a pot<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;
</span></span><![endif]>of copper<o:p></o:p></p>
<p class=MsoNormal><a href="https://glue.example/how"><span style='color:blue'>How it is done</span></a><o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=200><p class=MsoNormal>Glue<o:p></o:p></p></td>
<td><p class=MsoNormal>Hours<o:p></o:p></p></td></tr><tr><td><p class=MsoNormal>Hide<o:p></o:p></p></td><td><p class=MsoNormal>12<o:p></o:p></p></td></tr></table>
<!--EndFragment--></body></html>`,
  plain:
    'Hide glue\nSoak it overnight, then warm it slowly; a 3*4 grid\n·\ta pot\no\tof copper\nHow it is done\nGlue\tHours\nHide\t12',
  markdown: `## Hide glue

Soak it **overnight**, then *warm* it slowly; a 3\\*4 grid

- a pot
   - of copper

[How it is done](https://glue.example/how)

| Glue | Hours |
| --- | --- |
| Hide | 12 |`,
};

const libreOffice: Copied = {
  program: 'LibreOffice',
  html: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { line-height: 115% } h2.western { font-size: 14pt }</style></head>
<body lang="en-GB" dir="ltr"><h2 class="western">Clamping</h2>
<p style="line-height: 100%"><font face="Liberation Serif"><font size="3"><b>Twelve</b> hours, <s>six</s></font></font></p>
<ol><li><p>dry fit</p></li><li><p>glue &amp; clamp</p><ul><li><p>not too tight</p></li></ul></li></ol>
<p><br/><br/></p></body></html>`,
  plain: 'Clamping\nTwelve hours, six\n1. dry fit\n2. glue & clamp\n• not too tight\n',
  markdown: `## Clamping

**Twelve** hours, ~~six~~

1. dry fit
2. glue & clamp
   - not too tight`,
};

const googleDocs: Copied = {
  program: 'Google Docs',
  html: `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-4c3f1a2b-7fff">
<h3 dir="ltr" style="line-height:1.38;"><span style="font-size:14pt;font-weight:400;white-space:pre-wrap;">Finish</span></h3>
<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-weight:700;white-space:pre;white-space:pre-wrap;">Shellac</span><span
style="font-weight:400;white-space:pre-wrap;">, three coats of </span><span style="font-style:italic;font-weight:400;">thin</span><span style="font-weight:400;"> cut.</span></p><br />
<ul style="margin-top:0;"><li dir="ltr" aria-level="1" style="list-style-type:disc;"><p dir="ltr" role="presentation"><span>rub</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400">with linen</span></p></li></ul>
<li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><a href="https://docs.example/wait" style="text-decoration:none;"><span>wait</span></a></p></li></ul></b>`,
  plain: 'Finish\nShellac, three coats of thin cut.\n\nrub\nwith linen\nwait',
  markdown: `### Finish

**Shellac**, three coats of *thin* cut.

- rub
   - with linen
- [wait](https://docs.example/wait)`,
};

/** The clipboard contents of three word processors. */
export const wordProcessors: readonly Copied[] = [word, libreOffice, googleDocs];
