/** That a provider will not take a text message; `code` is its own. What the message said is not in it. */
export class TextRefusal extends Error {
  readonly status: number;
  readonly code: number | null;

  constructor(status: number, code: number | null) {
    super(`The text message was refused: ${status}${code === null ? '' : `, ${code}`}`);
    this.name = 'TextRefusal';
    this.status = status;
    this.code = code;
  }

  /** True when trying again is useless: all but too many requests, an account to be mended, and the provider's faults. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![401, 403, 408, 429].includes(this.status);
  }
}
