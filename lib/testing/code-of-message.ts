/** Six digits in a line of their own, or at the beginning of a text message. */
const CODE = /^\s*(\d{6})\s*$|^\S+: (\d{6}) es tu código/m;

/** The one-time code of a message; other six digits, as in the name of an event, are none. Throws where there is no code. */
export function codeOfMessage({ text }: { readonly text?: string | undefined }): string {
  const [, alone, inText] = CODE.exec(text ?? '') ?? [];
  const code = alone ?? inText;
  if (!code) throw new Error(`No code in this message:\n${text}`);
  return code;
}
