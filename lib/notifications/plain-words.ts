const ADDRESS = /:\/\/|@|^www\.|\.[a-z]{2,}(?:[/:?#,;)]|$)/i;

/** A text that somebody wrote, without what a mail program or a hasty reader would take for a web or mail address. */
export const plainWords = (text: string): string =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (ADDRESS.test(word) ? '…' : word))
    .join(' ');
