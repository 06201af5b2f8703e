/** No scripts, no forms, no requests except pictures; links open in a tab of their own. */
const INJECTED =
  `<base target="_blank"><meta http-equiv="Content-Security-Policy" ` +
  `content="default-src 'none'; img-src data: https: http:; style-src 'unsafe-inline'">`;

/** A mail's HTML made ready for a sandboxed frame. */
export function sandboxedHtml(html: string): string {
  const head = /<head[^>]*>/i.exec(html);
  if (!head) return INJECTED + html;
  const end = head.index + head[0].length;
  return html.slice(0, end) + INJECTED + html.slice(end);
}
