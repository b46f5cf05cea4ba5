/** Addresses that run a script or lead to another site in disguise. */
export const HOSTILE: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript&#58;alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'view-source:https://example.com/',
  '//evil.example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '\t//evil.example',
  '/tours\\..\\evil',
  'https:\\\\evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https://exa mple.com',
  'https://example.com/\\evil',
];

/** Harmless addresses that are wrong in content. */
export const DOUBTFUL: readonly string[] = [
  '/tours\u0000',
  '/tours\u202e',
  'https:///example.com',
  'https://',
  'mailto:',
  '#',
];
